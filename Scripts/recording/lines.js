// What record-chromium.py asks about a case: widths, heights and line starts.

function recordCase(host, one) {
  const { block, inline, node } = blockOf(host, one);
  const style = block.style;
  const size = () => block.getBoundingClientRect();
  style.width = "max-content";
  const maxContentWidth = size().width;
  style.width = "min-content";
  style.overflowWrap = "normal";
  const longestPieceWidth = size().width;
  style.overflowWrap = "";
  const layouts = one.widths.map((width) => {
    style.width = `${width}px`;
    style.lineHeight = "normal";
    const height = size().height;
    style.lineHeight = `${one.lineHeight}px`;
    return { width, height, fixedHeight: size().height, lines: linesOf(block, inline, node, one.lineHeight) };
  });
  return { maxContentWidth, longestPieceWidth, layouts };
}
