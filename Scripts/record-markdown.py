#!/usr/bin/env python3
"""Records what cmark reads in Markdown, as Foundation has it read for SwiftUI: Tests/Fixtures/devices/markdown.tsv.

record-markdown.py FOLDER, where FOLDER is a checkout of https://github.com/swiftlang/swift-cmark. Needs a C compiler. Run from the root of the
repository.

The texts are put together at random from marks and a few letters. Code, struck text, links and emphasis are told from each other; an image is its
alternative text, and HTML is text.
"""

import random
import subprocess
import sys
import tempfile
from pathlib import Path

program = r"""
#include <stdio.h>
#include <string.h>
#include "cmark-gfm-core-extensions.h"

static char text[1 << 20];

/* Prints each stretch of a text, and before it the letters of its styles. */
static void read(size_t length) {
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_PRESERVE_WHITESPACE);
  cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("strikethrough"));
  cmark_parser_feed(parser, text, length);
  cmark_iter *nodes = cmark_iter_new(cmark_parser_finish(parser));
  const char *types[] = {"strong", "emph", "strikethrough", "link"};
  int depths[4] = {0};
  cmark_event_type event;
  while ((event = cmark_iter_next(nodes)) != CMARK_EVENT_DONE) {
    cmark_node *node = cmark_iter_get_node(nodes);
    const char *type = cmark_node_get_type_string(node);
    for (int style = 0; style < 4; style++) {
      if (!strcmp(type, types[style])) depths[style] += event == CMARK_EVENT_ENTER ? 1 : -1;
    }
    const char *shown = strcmp(type, "linebreak") ? cmark_node_get_literal(node) : "\n";
    if (shown == NULL) continue;
    for (int style = 0; style < 4; style++) {
      if (depths[style] > 0) putchar("sexa"[style]);
    }
    printf("%s|%s", strcmp(type, "code") ? "" : "c", shown);
    putchar(0);
  }
  putchar(1);
}

int main(void) {
  cmark_gfm_core_extensions_ensure_registered();
  for (;;) {
    size_t length = 0;
    int byte;
    while ((byte = getchar()) > 0) text[length++] = byte;
    if (byte == EOF) return 0;
    read(length);
  }
}
"""

emphasis = ["*", "**", "***", "_", "__", "~", "~~", "`", "``", "a", "b", " ", "c.", "é", "日", "\\", "-", "“", "€", '"', "\u00A0", "\u0301", "\n"]
links = [
    "[", "]", "(", ")", "](u)", "](<u v>)", '](u "t")', "](u (t))", "![", "^[", "](inflect: true)", "<", "<http://a.b>", "<x@y.z>", "<b>", '<a b="', ">",
    "&amp;", "&#65;", "&#x41;", "&", ";", "!", "'",
]


def stretches(record):
    """The stretches of a text; neighbours differ in style."""
    result = []
    for styles, shown in (part.split("|", 1) for part in record.split("\0")[:-1]):
        styles = "".join(sorted(styles))
        if result and result[-1][0] == styles:
            result[-1][1] += shown
        elif shown:
            result.append([styles, shown])
    return result


def main():
    checkout = Path(sys.argv[1])
    random.seed(1)
    texts = ["".join(random.choices(emphasis + links * (index % 2), k=random.randint(2, 14))) for index in range(6000)]
    texts = [text for text in dict.fromkeys(texts) if any(mark in text for mark in "*_~`[<&\\")][:3000]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "record.c"
        source.write_text(program)
        sources = [*checkout.glob("src/*.c"), *checkout.glob("extensions/*.c")]
        includes = [f"-I{checkout / name}" for name in ["src/include", "extensions/include", "src", "extensions"]]
        subprocess.run(
            ["cc", "-w", "-DCMARK_THREADING", "-DCMARK_GFM_STATIC_DEFINE", *includes, source,
             *(path for path in sources if path.name != "main.c"), "-o", Path(folder) / "record"], check=True)
        output = subprocess.run(
            [Path(folder) / "record"], input="".join(text + "\0" for text in texts).encode(), stdout=subprocess.PIPE, check=True)
    commit = subprocess.run(["git", "-C", checkout, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    with open("Tests/Fixtures/devices/markdown.tsv", "w", encoding="utf-8") as file:
        file.write(f"# swift-cmark {commit}, Scripts/record-markdown.py. Line feeds are written as ␤.\n")
        file.write("# Columns: text; of each stretch the letters of its styles (s strong, e emphasised, x struck, a link, c code), |, and its text.\n")
        for text, record in zip(texts, output.stdout.decode().split("\1")):
            columns = [text] + [f"{styles}|{shown}" for styles, shown in stretches(record)]
            file.write("\t".join(columns).replace("\n", "␤") + "\n")


main()
