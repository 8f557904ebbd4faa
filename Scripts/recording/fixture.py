"""Fixture files: JSON with what made them at the top and one case a line."""

import json
from pathlib import Path


def utf8_offsets(text: str) -> list[int]:
    """For each UTF-16 offset of `text`, its end included, the UTF-8 offset; within a pair of surrogates the pair's."""
    offsets, bytes_so_far = [], 0
    for character in text:
        offsets += [bytes_so_far] * (2 if ord(character) > 0xFFFF else 1)
        bytes_so_far += len(character.encode())
    return [*offsets, bytes_so_far]


def number(value: float) -> float:
    """Whole numbers are written without a decimal point."""
    return int(value) if value == int(value) else value


def write(path: Path, recording: dict, cases: list[dict]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases)
    head = json.dumps(recording, ensure_ascii=False, indent=1)
    path.write_text(f'{{"recording": {head},\n"cases": [\n{lines}\n]}}\n', encoding="utf-8")
