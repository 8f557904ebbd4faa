// Lays every case out and writes what the browser did into the page, as JSON in <pre id="result">.
// `input` holds the faces and the cases, and `recordCase` asks about one case; browser.py puts them around this script.
"use strict";

/** Line by line of a laid-out text: UTF-16 offset of its start, width without hanging spaces, number of text boxes. */
function linesOf(block, inline, node, lineHeight) {
  const text = node.data;
  const top = block.getBoundingClientRect().top;
  const line = (rect) => Math.floor((rect.top + rect.height / 2 - top) / lineHeight);
  const range = document.createRange();
  const rects = (start, end) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  };

  const starts = [];
  let offset = 0;
  for (const character of text) {
    const end = offset + character.length;
    const found = rects(offset, end);
    // A character after a soft hyphen has the drawn hyphen's rectangle as well: its own is on the last line.
    if (found.length > 0) {
      const index = Math.max(...found.map(line));
      if (index === starts.length) starts.push(offset);
      else if (index !== starts.length - 1) throw new Error(`line ${index} at ${offset} after line ${starts.length - 1}`);
    }
    offset = end;
  }
  const count = Math.round(block.getBoundingClientRect().height / lineHeight);
  if (count !== starts.length) throw new Error(`${starts.length} line starts in ${count} lines`);

  // The drawn hyphens have no character of their own: they are the inline box's rectangles that no character has.
  const drawn = [...inline.getClientRects()];
  return starts.map((start, index) => {
    let end = index + 1 < starts.length ? starts[index + 1] : text.length;
    const hyphenated = index + 1 < starts.length && text[end - 1] === "\u00ad";
    while (end > start && " \t\n".includes(text[end - 1])) end -= 1;
    let boxes = rects(start, end).filter((rect) => rect.width > 0 && line(rect) === index);
    if (hyphenated) boxes = drawn.filter((rect) => rect.width > 0 && line(rect) === index);
    const width = boxes.length === 0 ? 0
      : Math.max(...boxes.map((rect) => rect.right)) - Math.min(...boxes.map((rect) => rect.left));
    return { start, width, boxes: boxes.length };
  });
}

/** An element with the text of a case in its style; the width is left to the caller. */
function blockOf(host, one) {
  const block = document.createElement("div");
  const inline = document.createElement("span");
  const node = document.createTextNode(one.text);
  inline.append(node);
  block.append(inline);
  block.lang = one.locale;
  const style = block.style;
  style.fontFamily = one.fonts.map((name) => `"${name}"`).join(", ");
  style.fontWeight = one.weight;
  style.fontSize = `${one.size}px`;
  style.letterSpacing = one.letterSpacing ? `${one.letterSpacing}px` : "";
  host.replaceChildren(block);
  return { block, inline, node };
}

async function main() {
  const sample = [...new Set(input.cases.flatMap((one) => [...one.text]))].join("");
  for (const face of input.faces) {
    const description = `${face.weight} 16px "${face.family}"`;
    const loaded = await document.fonts.load(description, sample);
    if (loaded.length !== 1) throw new Error(`${description}: ${loaded.length} faces loaded`);
  }
  const failed = [...document.fonts].filter((face) => face.status !== "loaded");
  if (failed.length > 0) throw new Error(`not loaded: ${failed.map((face) => face.family + face.weight).join(", ")}`);

  const host = document.getElementById("host");
  return input.cases.map((one) => {
    try {
      return recordCase(host, one);
    } catch (error) {
      return { error: `${one.id}: ${error.message}` };
    }
  });
}

const result = document.getElementById("result");
main().then(
  (answers) => { result.textContent = JSON.stringify({ userAgent: navigator.userAgent, answers }); },
  (error) => { result.textContent = JSON.stringify({ error: error.message }); });
