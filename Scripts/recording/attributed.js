// What record-chromium-attributed.py asks about a case: line starts, widths and heights of text in several styles.

// Line boxes are told apart by where characters stand: while they are looked for, every line is so high and nothing on it reaches
// out of it.
const LINE = 200;

/** The block of a case, its spans and inline blocks, and its characters: what each is in, and where it begins in the whole text. */
function attributedBlockOf(host, one) {
  const block = document.createElement("div");
  block.lang = one.locale;
  setFont(block.style, one);
  const elements = [];
  const characters = [];
  let offset = 0;
  for (const piece of one.pieces) {
    const element = document.createElement("span");
    if (piece.box) {
      element.style.display = "inline-block";
      element.style.width = `${piece.box.width}px`;
      element.style.height = `${piece.box.height}px`;
      element.style.verticalAlign = piece.box.align;
      characters.push({ text: "\ufffc", offset, box: element });
      offset += 1;
      block.append(element);
      continue;
    }
    const node = document.createTextNode(piece.text);
    let start = 0;
    for (const text of piece.text) {
      characters.push({ text, offset: offset + start, node, start, end: start + text.length });
      start += text.length;
    }
    offset += start;
    if (piece.style) {
      setFont(element.style, piece.style);
      element.append(node);
      elements.push(element);
      block.append(element);
    } else {
      block.append(node);
    }
  }
  host.replaceChildren(block);
  return { block, elements, characters };
}

function setFont(style, font) {
  if (font.fonts) style.fontFamily = font.fonts.map((name) => `"${name}"`).join(", ");
  if (font.weight) style.fontWeight = font.weight;
  if (font.size) style.fontSize = `${font.size}px`;
  if (font.letterSpacing) style.letterSpacing = `${font.letterSpacing}px`;
  if (font.raise) style.verticalAlign = `${font.raise}px`;
  const features = Object.entries(font.features ?? {}).map(([name, value]) => `"${name}" ${value}`);
  if (features.length > 0) style.fontFeatureSettings = features.join(", ");
}

/** The rectangles of consecutive characters: one or more for each stretch in one text node, one for each inline block. */
function rectanglesOf(characters) {
  const found = [];
  const range = document.createRange();
  let index = 0;
  while (index < characters.length) {
    const first = characters[index];
    index += 1;
    if (first.box) {
      found.push(first.box.getBoundingClientRect());
      continue;
    }
    let last = first;
    while (index < characters.length && characters[index].node === first.node) {
      last = characters[index];
      index += 1;
    }
    range.setStart(first.node, first.start);
    range.setEnd(first.node, last.end);
    found.push(...range.getClientRects());
  }
  return found;
}

/** Line by line: UTF-16 offset of its start, width without hanging spaces, number of boxes. */
function attributedLinesOf(block, characters) {
  const top = block.getBoundingClientRect().top;
  const lineOf = (rect) => Math.floor((rect.top + rect.height / 2 - top) / LINE);
  const starts = [];
  characters.forEach((character, position) => {
    const found = rectanglesOf([character]);
    if (found.length === 0) return;
    const index = Math.max(...found.map(lineOf));
    if (index === starts.length) starts.push(position);
    else if (index !== starts.length - 1) {
      throw new Error(`line ${index} at ${character.offset} after line ${starts.length - 1}`);
    }
  });
  const count = Math.round(block.getBoundingClientRect().height / LINE);
  if (count !== starts.length) throw new Error(`${starts.length} line starts in ${count} lines`);
  return starts.map((start, index) => {
    let end = index + 1 < starts.length ? starts[index + 1] : characters.length;
    while (end > start && " \t\n".includes(characters[end - 1].text)) end -= 1;
    const boxes = rectanglesOf(characters.slice(start, end)).filter((rect) => rect.width > 0 && lineOf(rect) === index);
    const width = boxes.length === 0 ? 0
      : Math.max(...boxes.map((rect) => rect.right)) - Math.min(...boxes.map((rect) => rect.left));
    return { start: characters[start].offset, width, boxes: boxes.length };
  });
}

function recordCase(host, one) {
  const { block, elements, characters } = attributedBlockOf(host, one);
  const style = block.style;
  const height = () => block.getBoundingClientRect().height;
  style.width = "max-content";
  const maxContentWidth = block.getBoundingClientRect().width;
  const layouts = one.widths.map((width) => {
    style.width = `${width}px`;
    style.lineHeight = "normal";
    const normal = height();
    style.lineHeight = one.lineHeight;
    const multiple = height();
    style.lineHeight = `${LINE}px`;
    for (const element of elements) element.style.lineHeight = 0;
    const lines = attributedLinesOf(block, characters);
    for (const element of elements) element.style.lineHeight = "";
    return { width, height: normal, multipleHeight: multiple, lines };
  });
  return { maxContentWidth, layouts };
}
