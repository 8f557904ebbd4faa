#!/usr/bin/env python3
"""Writes the lists of Khmer and Lao words by which Chromium breaks lines: Sources/CICU/words/*.words.

    Scripts/make-word-lists.py [ICUDTL.DAT]

Chromium has lists of its own where ICU's are larger (README.chromium of its copy of ICU). They are read from its package's data, in which each is a
trie of bytes (ICU's bytestrie.h): a character is its distance from the first of its script.

A file has the words in order. Each is how many characters it shares with the one before, then its other characters, the last with bit 0x80.
Needs Debian's package `chromium`.
"""

import pathlib
import struct
import sys

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Sources/CICU/words"
LISTS = {"khmer": 0x1780, "lao": 0x0E80}


def item(package: bytes, name: str) -> bytes:
    """The data of an item of an ICU package, behind its header."""
    contents = struct.unpack_from("<H", package)[0]
    count = struct.unpack_from("<I", package, contents)[0]
    entries = [struct.unpack_from("<II", package, contents + 4 + 8 * index) for index in range(count)]
    for name_at, data_at in entries:
        start = contents + name_at
        if package[start : package.index(0, start)].decode().endswith("/" + name):
            data = contents + data_at
            return package[data + struct.unpack_from("<H", package, data)[0] :]
    sys.exit(f"there is no {name}")


def words(trie: bytes) -> list[bytes]:
    """The strings of a trie of bytes, in order."""
    found = []

    def number(at: int, lead: int, limits: tuple[int, int, int, int]) -> tuple[int, int]:
        """A number of up to five bytes, whose first says how many follow, and where it ends."""
        first, two, three, four = limits
        if lead < two:
            return lead - first, at
        if lead < three:
            return (lead - two) << 8 | trie[at], at + 1
        if lead < four:
            return (lead - three) << 16 | trie[at] << 8 | trie[at + 1], at + 2
        size = 3 if lead == four else 4
        return int.from_bytes(trie[at : at + size], "big"), at + size

    def value(at: int, node: int) -> tuple[int, int]:
        return number(at, node >> 1, (0x10, 0x51, 0x6C, 0x7E))

    def delta(at: int) -> tuple[int, int]:
        return number(at + 1, trie[at], (0, 0xC0, 0xF0, 0xFE))

    def branch(at: int, length: int, prefix: bytes) -> None:
        while length > 5:
            distance, end = delta(at + 1)
            branch(end + distance, length // 2, prefix)
            at, length = end, length - length // 2
        for _ in range(length - 1):
            key, node = trie[at], trie[at + 1]
            result, at = value(at + 2, node)
            if node & 1:
                found.append(prefix + bytes([key]))
            else:
                walk(at + result, prefix + bytes([key]))
        walk(at + 1, prefix + trie[at : at + 1])

    def walk(at: int, prefix: bytes) -> None:
        while True:
            node = trie[at]
            at += 1
            if node < 0x10:
                if node == 0:
                    node, at = trie[at], at + 1
                return branch(at, node + 1, prefix)
            if node < 0x20:
                size = node - 0x0F
                prefix, at = prefix + trie[at : at + size], at + size
            else:
                _, at = value(at, node)
                found.append(prefix)
                if node & 1:
                    return

    walk(0, b"")
    return found


def packed(words: list[bytes]) -> bytes:
    result = bytearray()
    last = b""
    for word in words:
        shared = next((index for index, pair in enumerate(zip(word, last)) if pair[0] != pair[1]), min(len(word), len(last)))
        result += bytes([shared, *word[shared:-1], word[-1] | 0x80])
        last = word
    return bytes(result)


def main() -> None:
    package = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/lib/chromium/icudtl.dat").read_bytes()
    for name, base in LISTS.items():
        dictionary = item(package, f"brkitr/{name}dict.dict")
        indexes = struct.unpack_from("<8i", dictionary)
        kind, transform = indexes[4:6]
        assert kind & 7 == 0 and transform == 0x1000000 | base, f"{name}: this is not a trie of bytes"
        found = words(dictionary[indexes[0] : indexes[3]])
        # 0xFF is a joiner. Words that contain one never match, since a joiner ends a piece of text without spaces.
        kept = sorted(word for word in found if max(word) < 0x80)
        (OUTPUT / f"{name}.words").write_bytes(packed(kept))
        print(f"{name}: {len(kept)} words of {len(found)}")


if __name__ == "__main__":
    main()
