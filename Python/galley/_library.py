"""The C library: how it is found, and what its functions take."""

from __future__ import annotations

import ctypes
import os
import re
from ctypes import POINTER, c_char_p, c_double, c_int32, c_int64, c_uint8, c_uint64, c_void_p
from pathlib import Path
from typing import Any, Dict, List, NoReturn, Optional, Tuple

Handle = c_uint64
_folder = Path(__file__).resolve().parent


class Buffer(ctypes.Structure):
    """Bytes that the library made."""

    _fields_ = [("data", POINTER(c_uint8)), ("length", c_uint64)]


class ArrowSchema(ctypes.Structure):
    """A type of Arrow's C data interface."""


class ArrowArray(ctypes.Structure):
    """An array of Arrow's C data interface."""


ReleaseSchema = ctypes.CFUNCTYPE(None, POINTER(ArrowSchema))
ReleaseArray = ctypes.CFUNCTYPE(None, POINTER(ArrowArray))

ArrowSchema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_char_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", c_void_p),
    ("dictionary", c_void_p),
    ("release", ReleaseSchema),
    ("private_data", c_void_p),
]
ArrowArray._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", c_void_p),
    ("dictionary", c_void_p),
    ("release", ReleaseArray),
    ("private_data", c_void_p),
]


class Error(Exception):
    """What is wrong with an argument, a document or a text.

    The message is one line, and names the place: ``list.json:$.sections[0].rows[3].title: a number (line 9, column 14);
    expected a string``.
    """

    @property
    def path(self) -> Optional[str]:
        """The JSON path of the value at fault, such as ``$.sections[0].rows[3].title``; ``None`` if none is."""
        # The name of a file may begin like a path.
        found = re.search(r"(?:^|:)(\$(?:[.\[].*?)?): ", str(self))
        return found.group(1) if found else None

    @property
    def line(self) -> Optional[int]:
        """The line of the document at fault, from 1; ``None`` if there is none."""
        # In NDJSON the number stands before the path; in a document in one piece the place follows the problem.
        message = str(self)
        found = re.findall(r":(\d+)(?::\$.*)?$", message.split(": ", 1)[0])
        found = found or re.findall(r"[ (]line (\d+), column \d+", message.split("; expected ", 1)[0])
        return int(found[-1]) if found else None


def _load() -> ctypes.CDLL:
    """Loads the library that GALLEY_LIBRARY names, or else the one in the wheel."""
    given = os.environ.get("GALLEY_LIBRARY")
    return ctypes.CDLL(given if given else str(_folder / "lib" / "libgalley.so.0"))


library = _load()

#: The folder of the faces that ship with the wheel; with ``None`` the library searches for them.
fonts_folder: Optional[bytes] = os.fsencode(_folder / "fonts") if (_folder / "fonts").is_dir() else None

_functions: Dict[str, List[Any]] = {
    "galley_free": [Handle],
    "galley_fonts_bundled": [c_char_p, POINTER(Handle)],
    "galley_fonts_with": [Handle, c_char_p, c_char_p, c_uint64, POINTER(Handle)],
    "galley_column_prepare": [
        Handle, c_char_p, c_void_p, c_uint64, c_void_p, c_void_p, c_int64, c_int32, POINTER(Handle),
    ],
    "galley_column_import": [Handle, c_char_p, c_void_p, c_void_p, c_int32, POINTER(Handle)],
    "galley_column_count": [Handle, POINTER(c_int64)],
    "galley_column_bytes": [Handle, POINTER(c_uint64)],
    "galley_column_heights": [Handle, c_double, c_double, c_char_p, c_void_p, c_int64],
    "galley_column_lines": [Handle, c_double, c_double, c_void_p, c_int64],
    "galley_column_export_heights": [Handle, c_double, c_double, c_char_p, c_void_p, c_void_p],
    "galley_measure": [Handle, c_char_p, c_uint64, c_char_p, POINTER(Buffer)],
    "galley_explain": [Handle, c_char_p, c_uint64, c_char_p, POINTER(Buffer)],
    "galley_audit": [Handle, c_char_p, c_uint64, c_char_p, POINTER(Buffer), POINTER(c_int64)],
    "galley_draw": [Handle, c_char_p, c_uint64, c_char_p, POINTER(Buffer), POINTER(c_int64)],
    "galley_text": [Handle, c_char_p, c_uint64, POINTER(Buffer)],
    "galley_index_create": [c_void_p, c_int64, POINTER(Handle)],
    "galley_index_measure": [Handle, POINTER(c_int64), POINTER(c_double)],
    "galley_index_row": [Handle, c_int64, POINTER(c_double), POINTER(c_double)],
    "galley_index_row_at": [Handle, c_double, POINTER(c_int64)],
    "galley_index_set": [Handle, c_int64, c_double],
    "galley_index_insert": [Handle, c_int64, c_void_p, c_int64],
    "galley_index_remove": [Handle, c_int64, c_int64],
    "galley_index_move": [Handle, c_int64, c_int64],
}
for _name, _arguments in _functions.items():
    getattr(library, _name).argtypes = _arguments
    getattr(library, _name).restype = c_int32
library.galley_version.restype = c_char_p
library.galley_error_message.restype = c_char_p
library.galley_buffer_free.argtypes = [POINTER(Buffer)]
library.galley_buffer_free.restype = None


def call(name: str, *arguments: Any) -> None:
    """Calls a function without holding the interpreter's lock, and raises an error if it fails."""
    for kind, argument in zip(_functions[name], arguments):
        # ctypes would truncate a larger number to its lowest bits.
        if kind in (c_int32, c_int64) and kind(argument).value != argument:
            raise Error(f"{argument}: a number of at most {8 * ctypes.sizeof(kind)} bits was expected")
    if getattr(library, name)(*arguments) != 0:
        raise Error(library.galley_error_message().decode("utf-8"))


def call_for_bytes(name: str, *arguments: Any, after: Tuple[Any, ...] = ()) -> bytes:
    """Calls a function that writes a buffer before other results."""
    buffer = Buffer()
    call(name, *arguments, ctypes.byref(buffer), *after)
    try:
        return ctypes.string_at(buffer.data, buffer.length)
    finally:
        library.galley_buffer_free(ctypes.byref(buffer))


class Object:
    """Something of the library's, which is freed with the last reference to it."""

    #: The library's handle; of no use outside this package.
    handle: Handle

    def __init__(self, handle: Handle) -> None:
        self.handle = Handle(handle.value)

    def __reduce__(self) -> NoReturn:
        # A handle means nothing in another process, and a copy would free the object twice.
        raise TypeError(f"a {type(self).__name__} can be neither copied nor pickled")

    def __del__(self) -> None:
        # An object whose construction failed has no handle.
        if hasattr(self, "handle"):
            library.galley_free(self.handle)
