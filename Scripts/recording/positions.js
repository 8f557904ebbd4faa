// What record-chromium-positions.py asks about a case: where its characters are, which are at a point, and where its lines start
// when they are balanced.

/** How far the text is from the window's edge, so that points to the left of it can be asked about. */
const MARGIN = 40;

/** Rectangles in the coordinates of the block: line, left edge and right edge. */
function rectanglesOf(block, node, lineHeight, start, end) {
  const { left, top } = block.getBoundingClientRect();
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()]
    .filter((rect) => rect.width > 0)
    .map((rect) => [Math.floor((rect.top + rect.height / 2 - top) / lineHeight), rect.left - left, rect.right - left]);
}

const questions = {
  /** Rectangles of ranges, and offsets at points. Where they are is given as parts of what there is to choose from. */
  positions({ block, node }, one, boundaries) {
    const pick = (part) => boundaries[Math.floor(part * boundaries.length)];
    const ranges = one.ranges.map((parts) => {
      const [start, end] = parts.map(pick).sort((a, b) => a - b);
      return { start, end, rectangles: rectanglesOf(block, node, one.lineHeight, start, end) };
    });
    const count = Math.round(block.getBoundingClientRect().height / one.lineHeight);
    const points = one.points.map(([across, down]) => {
      const line = Math.floor(down * count);
      const x = Math.round(across * (one.width + 2 * MARGIN)) - MARGIN;
      // Only what is inside the window can be found.
      window.scrollTo(0, line * one.lineHeight);
      const { left, top } = block.getBoundingClientRect();
      const found = document.caretRangeFromPoint(left + x, top + (line + 0.5) * one.lineHeight);
      if (found === null || found.startContainer !== node) throw new Error(`nothing at ${x} in line ${line}`);
      return { x, line, offset: found.startOffset };
    });
    return { ranges, points };
  },

  /** Rectangles of each grapheme cluster of a justified text. */
  justify({ block, node }, one, boundaries) {
    return {
      characters: boundaries.slice(1).map((end, index) => {
        const start = boundaries[index];
        return { start, rectangles: rectanglesOf(block, node, one.lineHeight, start, end) };
      }),
    };
  },

  /** Where lines start when the browser balances by its older rule: the narrowest width that adds no line, within a pixel. */
  balance({ block, inline, node }, one) {
    block.classList.add("bisected");
    const starts = linesOf(block, inline, node, one.lineHeight).map((line) => line.start);
    block.classList.remove("bisected");
    return { bisected: starts };
  },
};

// A style for the first line is what the newer rule, which scores lines by the squares of what they leave empty, cannot do.
document.head.append(Object.assign(document.createElement("style"), { textContent: ".bisected::first-line { color: green }" }));

const styles = { positions: {}, justify: { textAlign: "justify" }, balance: { textWrapStyle: "balance" } };

function recordCase(host, one) {
  const elements = blockOf(host, one);
  const { block, inline, node } = elements;
  Object.assign(block.style, styles[one.question], { lineHeight: `${one.lineHeight}px`, marginLeft: `${MARGIN}px` });
  const segments = new Intl.Segmenter(one.locale, { granularity: "grapheme" }).segment(node.data);
  const boundaries = [...[...segments].map((segment) => segment.index), node.data.length];
  return one.widths.map((width) => {
    block.style.width = `${width}px`;
    const lines = linesOf(block, inline, node, one.lineHeight);
    return {
      width,
      starts: lines.map((line) => line.start),
      widths: lines.map((line) => line.width),
      ...questions[one.question](elements, { ...one, width }, boundaries),
    };
  });
}
