"""List documents."""

from __future__ import annotations

import base64
import ctypes
import html
import json
from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from ._fonts import Fonts, given_or_bundled
from ._library import call_for_bytes

#: A document: JSON or NDJSON as text, or what ``json.dumps`` makes JSON of.
Document = Union[str, bytes, Mapping[str, Any]]


def _contents(document: Document) -> bytes:
    if isinstance(document, bytes):
        return document
    text = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")


def _call(function: str, document: Document, fonts: Optional[Fonts], options: Mapping[str, Any], *after: Any) -> bytes:
    contents = _contents(document)
    given = {key: value for key, value in options.items() if value is not None}
    return call_for_bytes(
        function, given_or_bundled(fonts).handle, contents, len(contents), json.dumps(given).encode(), after=after
    )


def measure_json(document: Document, *, using: Optional[Fonts] = None, **options: Any) -> bytes:
    """What ``galley measure`` writes: the same bytes.

    Options: ``width``, ``category``, ``direction``, ``fontScale``, ``edit``, ``expand``, ``boldText``, ``format`` (json,
    ndjson, table), and ``name``, which errors call the document.

    :raises Error: if the document is not as it should be; its ``path`` is the place.
    """
    return _call("galley_measure", document, using, options)


def measure(document: Document, *, using: Optional[Fonts] = None, **options: Any) -> Dict[str, Any]:
    """A list measured: ``width``, ``sections`` with ``rows``, ``height``.

    >>> list_of_one = {"sections": [{"rows": [{"kind": "m3.listItem", "title": "Settings"}]}]}
    >>> measure(list_of_one, width=320)["height"]
    56
    """
    result: Dict[str, Any] = json.loads(measure_json(document, using=using, format="json", **options))
    return result


def explain(
    document: Document, row: Union[str, int, float, None] = None, *, using: Optional[Fonts] = None, **options: Any
) -> List[Dict[str, Any]]:
    """Why rows are as high as they are: the steps that each is made of, from top to bottom (``y``) and across (``x``).

    One row or all, the result is a list.

    >>> list_of_one = {"sections": [{"rows": [{"kind": "m3.listItem", "title": "Settings"}]}]}
    >>> [(step["name"], step["value"]) for step in explain(list_of_one)[0]["steps"] if step["axis"] == "y"]
    [('ListItemVerticalPadding', 8), ('title', 24), ('ListItemVerticalPadding', 8), ('containerHeight', 16)]
    """
    result: Union[Dict[str, Any], List[Dict[str, Any]]] = json.loads(_call("galley_explain", document, using, {"row": row, **options}))
    return result if isinstance(result, list) else [result]


def audit(
    document: Document, *, categories: Union[str, Sequence[str], None] = None,
    widths: Optional[Sequence[float]] = None, directions: Optional[Sequence[str]] = None,
    using: Optional[Fonts] = None, **options: Any,
) -> List[Dict[str, Any]]:
    """What breaks: a finding a fault, as ``galley audit --format ndjson`` writes them.

    Options: ``kinds``, ``maxLines``, ``tapTarget``, ``translations`` (files), ``locales``, ``pseudo``, ``fontScale`` (a
    number or several), and ``name``.

    >>> chip = {"sections": [{"rows": [{"kind": "uikit.table.value1", "title": "Festplattenverschlüsselung",
    ...                                 "detail": "Aktiviert"}]}]}
    >>> sorted({finding["kind"] for finding in audit(chip, categories=["XXXL"], widths=[200])})
    ['truncated']
    """
    report = audit_report(
        document, "ndjson", categories=categories, widths=widths, directions=directions, using=using, **options
    )
    return [json.loads(line) for line in report.splitlines()]


def audit_report(
    document: Document, format: str, *, categories: Union[str, Sequence[str], None] = None,
    widths: Optional[Sequence[float]] = None, directions: Optional[Sequence[str]] = None,
    using: Optional[Fonts] = None, **options: Any,
) -> bytes:
    """A report in a format of ``galley audit``: text, ndjson, junit, sarif, markdown, github or html."""
    given = {"categories": categories, "widths": widths, "directions": directions, "format": format, **options}
    return _call("galley_audit", document, using, given, None)


@dataclass(frozen=True)
class Picture:
    """A picture of a list, which notebooks show in line."""

    data: bytes = field(repr=False)
    """The file's contents."""
    format: str
    """png, svg or pdf."""
    pages: int
    """How many pages the list takes."""

    def save(self, file: str) -> None:
        """Writes the file."""
        with open(file, "wb") as stream:
            stream.write(self.data)

    def _repr_png_(self) -> Optional[bytes]:
        return self.data if self.format == "png" else None

    def _repr_svg_(self) -> Optional[str]:
        return self.data.decode("utf-8") if self.format == "svg" else None

    def _repr_html_(self) -> Optional[str]:
        """An image of its own: the identifiers of two SVG files that are elements of one page would clash."""
        media_type = {"png": "image/png", "svg": "image/svg+xml"}.get(self.format)
        if media_type is None:
            return None
        encoded = base64.b64encode(self.data).decode("ascii")
        title = html.escape(f"a list on {self.pages} page" + ("" if self.pages == 1 else "s"))
        return f'<img alt="{title}" style="max-width: 480px" src="data:{media_type};base64,{encoded}">'


def draw(
    document: Document, *, format: str = "png", page: int = 0, using: Optional[Fonts] = None, **options: Any
) -> Picture:
    """A list as it will look.

    Options: ``width``, ``category``, ``direction``, ``fontScale``, ``edit``, ``expand``, ``boldText``, ``scale``, ``pageHeight``,
    ``dark``, ``guides``.

    >>> list_of_one = {"sections": [{"rows": [{"kind": "m3.listItem", "title": "Settings"}]}]}
    >>> draw(list_of_one, width=320).data[:4]
    b'\\x89PNG'
    """
    pages = ctypes.c_int64()
    data = _call(
        "galley_draw", document, using, {"format": format, "page": page, **options}, ctypes.byref(pages)
    )
    return Picture(data, format, pages.value)


def text(requests: Sequence[Mapping[str, Any]], *, using: Optional[Fonts] = None) -> List[Dict[str, Any]]:
    """Texts measured one by one, with their lines, as ``galley text --ndjson`` does.

    >>> [result["lines"][0]["end"] for result in text([{"text": "two words", "width": 40}])]
    [4]
    """
    lines = "".join(json.dumps(request, ensure_ascii=False) + "\n" for request in requests).encode("utf-8", "surrogatepass")
    written = call_for_bytes("galley_text", given_or_bundled(using).handle, lines, len(lines))
    return [json.loads(line) for line in written.splitlines()]
