"""What the recorders of other engines' answers share: the faces, the texts, the cases and the fixture format."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CACHE = ROOT / ".build" / "recording"
FIXTURES = ROOT / "Tests" / "Fixtures"
