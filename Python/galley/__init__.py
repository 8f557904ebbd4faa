"""Text layout and exact heights of lists, without a screen.

>>> import galley
>>> titles = galley.prepare(["Library", "Größe der Schrift ändern"], fonts=["system"], locale="de")
>>> list(titles.lines(width=160, size=17))
[1, 2]
"""

from ._columns import Column, prepare
from ._documents import Document, Picture, audit, audit_report, draw, explain, measure, measure_json, text
from ._fonts import Fonts
from ._index import HeightIndex
from ._library import Error, library as _library

__version__: str = _library.galley_version().decode("ascii")

__all__ = [
    "Column", "Document", "Error", "Fonts", "HeightIndex", "Picture", "audit", "audit_report", "draw", "explain", "measure",
    "measure_json", "prepare", "text",
]
