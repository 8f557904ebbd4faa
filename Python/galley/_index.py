"""The index of heights."""

from __future__ import annotations

import ctypes
from array import array
from typing import Iterable, Iterator, Optional, Tuple

from ._library import Handle, Object, call


class HeightIndex(Object):
    """Which row is where, in logarithmic time.

    >>> index = HeightIndex([44, 60, 44])
    >>> index.height, len(index)
    (148.0, 3)
    >>> index.row_at(50)
    1
    >>> index[2]
    (104.0, 44.0)
    """

    def __init__(self, heights: Iterable[float]) -> None:
        values = array("d", heights)
        handle = Handle()
        call("galley_index_create", values.buffer_info()[0], len(values), ctypes.byref(handle))
        super().__init__(handle)

    def _measured(self) -> Tuple[int, float]:
        count, height = ctypes.c_int64(), ctypes.c_double()
        call("galley_index_measure", self.handle, ctypes.byref(count), ctypes.byref(height))
        return count.value, height.value

    def __len__(self) -> int:
        return self._measured()[0]

    @property
    def height(self) -> float:
        """The height of all rows together, in points."""
        return self._measured()[1]

    def __getitem__(self, row: int) -> Tuple[float, float]:
        """Where a row begins and how high it is.

        :raises Error: if there is no such row.
        """
        top, height = ctypes.c_double(), ctypes.c_double()
        call("galley_index_row", self.handle, row, ctypes.byref(top), ctypes.byref(height))
        return top.value, height.value

    def __iter__(self) -> Iterator[Tuple[float, float]]:
        return (self[row] for row in range(len(self)))

    def row_at(self, offset: float) -> Optional[int]:
        """The row at an offset; ``None`` if there is none."""
        row = ctypes.c_int64()
        call("galley_index_row_at", self.handle, offset, ctypes.byref(row))
        return None if row.value < 0 else row.value

    def __setitem__(self, row: int, height: float) -> None:
        call("galley_index_set", self.handle, row, height)

    def insert(self, row: int, heights: Iterable[float]) -> None:
        """Puts rows before a row, or at the end."""
        values = array("d", heights)
        call("galley_index_insert", self.handle, row, values.buffer_info()[0], len(values))

    def remove(self, row: int, count: int = 1) -> None:
        """Removes rows."""
        call("galley_index_remove", self.handle, row, count)

    def move(self, row: int, target: int) -> None:
        """Moves a row to where it is ``target`` afterwards."""
        call("galley_index_move", self.handle, row, target)
