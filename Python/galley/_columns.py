"""Columns of texts."""

from __future__ import annotations

import ctypes
import json
import math
from array import array
from typing import TYPE_CHECKING, Any, Iterable, List, Mapping, Optional, Tuple, Union, cast

from ._fonts import Fonts, given_or_bundled
from ._library import ArrowArray, ArrowSchema, Handle, Object, call

if TYPE_CHECKING:
    import numpy
    import numpy.typing


def _bytes(options: Mapping[str, Any]) -> bytes:
    return json.dumps(options).encode() if options else b""


class Column(Object):
    """Many texts of one style, prepared to be measured at any width and size.

    >>> titles = prepare(["Library", "Größe der Schrift ändern", None], fonts=["system"])
    >>> len(titles)
    3
    >>> list(titles.lines(width=160, size=17))
    [1, 2, 0]
    >>> [round(height, 2) for height in titles.heights(width=160, size=17)]
    [20.29, 40.57, 0.0]
    """

    def __len__(self) -> int:
        count = ctypes.c_int64()
        call("galley_column_count", self.handle, ctypes.byref(count))
        return count.value

    @property
    def nbytes(self) -> int:
        """The memory that is kept of the texts, in bytes, the texts themselves left out."""
        count = ctypes.c_uint64()
        call("galley_column_bytes", self.handle, ctypes.byref(count))
        return count.value

    def heights(self, width: Optional[float], size: float, **paragraph: Any) -> array[float]:
        """How high each text is, in points; 0 where there is none.

        :param width: How wide a line may be, in points; ``None`` is no end.
        :param size: The size of the texts, in points.
        :param paragraph: ``maxLines``, ``truncation``, ``lineHeight`` and so on, as in a text request.
        :raises Error: if an argument is not as it should be.
        """
        result = array("d", (0.0,)) * len(self)
        self._heights(width, size, paragraph, result.buffer_info()[0])
        return result

    def heights_numpy(
        self, width: Optional[float], size: float, out: Optional[numpy.typing.NDArray[numpy.float64]] = None,
        **paragraph: Any,
    ) -> numpy.typing.NDArray[numpy.float64]:
        """The same as an array of numpy's.

        :param out: An array of 64-bit floats side by side that is written to, in the place of a new one.
        """
        import numpy

        result = numpy.empty(len(self), dtype=numpy.float64) if out is None else out
        # A caller without a type checker may pass anything.
        if not isinstance(cast(object, result), numpy.ndarray) or result.dtype != numpy.float64 or result.shape != (len(self),):
            raise ValueError("out is no array of as many 64-bit floats as there are texts")
        if not (result.flags.c_contiguous and result.flags.aligned and result.flags.writeable):
            raise ValueError("the floats of out are not side by side, not aligned, or not to be written")
        self._heights(width, size, paragraph, result.ctypes.data)
        return result

    def _heights(self, width: Optional[float], size: float, paragraph: Mapping[str, Any], address: int) -> None:
        call(
            "galley_column_heights", self.handle, math.inf if width is None else width, size, _bytes(paragraph),
            address, len(self),
        )

    def heights_arrow(self, width: Optional[float], size: float, **paragraph: Any) -> Any:
        """The same as an array of pyarrow's, null where there is no text."""
        arrow: Any = __import__("pyarrow")
        exported, schema = ArrowArray(), ArrowSchema()
        call(
            "galley_column_export_heights", self.handle, math.inf if width is None else width, size,
            _bytes(paragraph), ctypes.addressof(exported), ctypes.addressof(schema),
        )
        return arrow.Array._import_from_c(ctypes.addressof(exported), ctypes.addressof(schema))

    def lines(self, width: Optional[float], size: float) -> array[int]:
        """How many lines each text takes; 0 where there is no text."""
        result = array("i", (0,)) * len(self)
        call(
            "galley_column_lines", self.handle, math.inf if width is None else width, size,
            result.buffer_info()[0], len(self),
        )
        return result


def prepare(
    texts: Union[Iterable[Optional[str]], Any], *, using: Optional[Fonts] = None, workers: int = 1, **style: Any
) -> Column:
    """Prepares texts to be measured.

    :param texts: Strings, some of which may be ``None``; or what has Arrow's interface (``__arrow_c_array__``), such as an
        array of pyarrow's or a series of polars' or pandas', whose memory is used as it is; categories and views are copied.
    :param using: The fonts; the bundled ones if not given.
    :param workers: How many threads prepare them. A process that has used several must not fork without exec.
    :param style: ``fonts`` (families), ``weight``, ``locale``, ``letterSpacing`` and so on, as in a text request.
    :raises Error: if the style or a text is not as it should be.
    :raises TypeError: if a text is no string.
    """
    if isinstance(texts, str):
        raise TypeError("one string is no column of texts; expected a list of them")
    handle = Handle()
    fonts = given_or_bundled(using)
    options = _bytes(style)
    exported = _arrow_array(texts)
    if exported is not None:
        array_capsule, schema_capsule = exported
        call(
            "galley_column_import", fonts.handle, options, _pointer(array_capsule, b"arrow_array"),
            _pointer(schema_capsule, b"arrow_schema"), workers, ctypes.byref(handle),
        )
        return Column(handle)
    encoded, offsets, validity = _encoded(texts)
    call(
        "galley_column_prepare", fonts.handle, options, encoded, len(encoded), offsets.buffer_info()[0], validity,
        len(offsets) - 1, workers, ctypes.byref(handle),
    )
    return Column(handle)


def _encoded(texts: Iterable[Optional[str]]) -> Tuple[bytes, array[int], Optional[bytes]]:
    """Encodes texts in Arrow's layout: bytes, offsets and validity bits (None if no text is missing)."""
    pieces: List[bytes] = []
    offsets = array("i", [0])
    end = 0
    missing: List[int] = []
    for index, text in enumerate(texts):
        if text is None:
            missing.append(index)
        else:
            try:
                piece = text.encode("utf-8", "surrogatepass")
            except AttributeError:
                raise TypeError(f"text {index} is of type {type(text).__name__}; expected str or None") from None
            pieces.append(piece)
            end += len(piece)
        offsets.append(end)
    if not missing:
        return b"".join(pieces), offsets, None
    validity = bytearray(b"\xff" * ((len(offsets) + 7) // 8))
    for index in missing:
        validity[index >> 3] &= ~(1 << (index & 7))
    return b"".join(pieces), offsets, bytes(validity)


def _arrow_array(texts: Any) -> Optional[Tuple[Any, Any]]:
    """Exports texts as capsules of an Arrow array and its schema; None if they lack Arrow's interface."""
    source: Any = texts
    if hasattr(source, "to_arrow"):
        # A series of polars, whose strings are not contiguous: the conversion to pyarrow makes them so.
        source = source.to_arrow()
    elif type(source).__module__.split(".")[0] == "pandas":
        arrow: Any = __import__("pyarrow")
        source = arrow.Array.from_pandas(source)
    kind = str(getattr(source, "type", ""))
    if kind in ("null", "string_view") or kind.startswith("dictionary<values=") and "string" in kind:
        # The types of categories, dictionary-encoded texts, string views and columns in which every text is missing.
        source = source.cast("string")
    if hasattr(source, "combine_chunks"):
        source = source.combine_chunks()
    export: Any = getattr(source, "__arrow_c_array__", None)
    if export is None:
        return None
    schema, exported = export()
    return exported, schema


def _pointer(capsule: Any, name: bytes) -> int:
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address: int = get(capsule, name)
    return address
