"""Fonts."""

from __future__ import annotations

import ctypes
import json
import os
from os import PathLike
from typing import Optional, Union

from ._library import Handle, Object, call, fonts_folder


class Fonts(Object):
    """The faces that texts are set in.

    >>> fonts = Fonts.bundled()
    """

    @classmethod
    def bundled(cls) -> Fonts:
        """The faces that ship with Galley: Roboto, Inter, Noto, and ``system``, which stands for San Francisco."""
        handle = Handle()
        call("galley_fonts_bundled", fonts_folder, ctypes.byref(handle))
        return cls(handle)

    def with_file(
        self, file: Union[str, PathLike[str]], family: Optional[str] = None, index: int = 0
    ) -> Fonts:
        """These fonts with a face of a file, in the place of all bundled ones of its family.

        A face that says for which ideographs it is, Japanese or Chinese or Korean ones, also stands in where a text's locale
        asks for those.

        :param family: What texts call it; ``None`` is what the file says.
        :param index: Which of the file's faces, where it has several.
        :raises Error: if the file is no font.
        """
        with open(file, "rb") as stream:
            contents = stream.read()
        options = {"index": index, "name": os.fsdecode(file), **({} if family is None else {"family": family})}
        handle = Handle()
        call(
            "galley_fonts_with", self.handle, json.dumps(options).encode(), contents, len(contents),
            ctypes.byref(handle),
        )
        return type(self)(handle)


_default: Optional[Fonts] = None


def given_or_bundled(fonts: Optional[Fonts]) -> Fonts:
    """The fonts that were given, or the bundled ones, which are loaded once."""
    global _default
    if fonts is not None:
        return fonts
    if _default is None:
        _default = Fonts.bundled()
    return _default
