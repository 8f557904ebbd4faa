// Records what SkParagraph, which sets Flutter's texts, makes of texts: Tests/Fixtures/devices/skia-paragraphs.tsv.
//
// Needs Node 20, and CanvasKit as Flutter builds it: the folder flet_web/web/canvaskit of flet-web 1.0.5 (PyPI). It is set up as Flutter's
// engine does it (paragraph_builder_skia.cc): no hinting, spaces for tabs, no rounding. Run from the root of the repository:
//
//     node Scripts/record-skia.mjs FOLDER
//
// The texts are names and descriptions of Examples, in lines so narrow that many have a word that is wider.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const faces = {
  "Roboto": "Roboto/Roboto-Regular.ttf",
  "Noto Sans Arabic": "NotoSans/NotoSansArabic-Regular.ttf",
  "Noto Sans Hebrew": "NotoSans/NotoSansHebrew-Regular.ttf",
  "Noto Sans Devanagari": "NotoSans/NotoSansDevanagari-Regular.ttf",
  "Noto Sans Thai": "NotoSans/NotoSansThai-Regular.ttf",
  "Noto Sans CJK JP": "NotoSansCJK/NotoSansCJKjp-Regular.otf",
};
// Size, height and letter spacing: roles of Material 3, and others. 0 is no height.
const styles = [
  [16, 1.5, 0.5], [14, 1.43, 0.25], [11, 1.45, 0.5], [22, 1.27, 0], [24, 0, 0], [14, 0, 0.1], [16, 0, 0], [14, 1.25, 0], [15, 1.3, 0],
];

let state = 1;
/** A random whole number below `limit` (Numerical Recipes). */
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
const choose = (list) => list[random(list.length)];
const chance = (percent) => random(100) < percent;

async function canvasKit(folder) {
  // CanvasKit fetches its code like a page does, from a module.
  globalThis.window = globalThis;
  globalThis.document = { currentScript: null };
  const code = fs.readFileSync(path.join(folder, "canvaskit.wasm"));
  globalThis.fetch = async () => new Response(code, { headers: { "content-type": "application/wasm" } });
  const copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "canvaskit-")), "canvaskit.mjs");
  fs.copyFileSync(path.join(folder, "canvaskit.js"), copy);
  const { default: start } = await import(copy);
  return start({ locateFile: (file) => file });
}

const languages = Object.fromEntries(
  ["ar", "de", "el", "he", "hi", "ja", "ko", "ru", "th", "zh_CN"].map((language) => {
    const { sections } = JSON.parse(fs.readFileSync(`Examples/countries/${language}.json`, "utf8"));
    return [language, sections.flatMap((section) => section.rows.map((row) => row.detail ?? row.title))];
  }));
languages.en = fs.readFileSync("Examples/debian-packages.ndjson", "utf8").split("\n").filter(Boolean)
  .map((line) => JSON.parse(line).detail).filter(Boolean);

/** A text of names in one of some languages. */
function names(...from) {
  const language = choose(from);
  const count = language === "en" ? 1 : 1 + random(4);
  return Array.from({ length: count }, () => choose(languages[language])).join(" ");
}
const european = ["en", "de", "el", "ru"];
const spaced = [...european, "ar", "he", "hi"];
const replaceSpaces = (text, percent, list) => text.replace(/ /g, (space) => (chance(percent) ? choose(list) : space));
const between = (text, percent, list) => [...text].map((c) => (chance(percent) ? c + choose(list) : c)).join("");

// Kinds of texts, and how many there are of each.
const kinds = [
  [1000, () => ({ text: names(...spaced) })],
  [600, () => ({ text: names("ja", "ko", "th", "zh_CN") })],
  [600, () => ({ text: names(...spaced), lines: 1 + random(3) })],
  [200, () => ({ text: names("ja", "ko", "th", "zh_CN"), lines: 1 + random(2) })],
  [300, () => ({ text: `${names("ar", "he")} ${names(...spaced)}`, direction: "rtl" })],
  [200, () => ({ text: `${names("ar", "he")} ${names(...spaced)}`, direction: "rtl", lines: 1 + random(2) })],
  [300, () => ({ text: replaceSpaces(names(...european), 30, ["\u00a0", "\u00a0", "\u202f", "\u2007"]) })],
  [200, () => ({ text: replaceSpaces(names(...european), 30, ["  ", "   "]) + choose(["", " ", "   "]) })],
  [300, () => ({
    text: replaceSpaces(names(...european, "he", "hi"), 30, ["\n", "\n\n", " \n", "\n ", "\u2028", "\u2029", "\r\n"])
      + choose(["", "", "\n", "\n\n", " ", "\n \n"]),
  })],
  [200, () => ({ text: replaceSpaces(names(...european), 30, ["\n", "\n\n", " \n"]), lines: 1 + random(3) })],
  [100, () => ({ text: replaceSpaces(names("en", "de"), 30, ["\t"]) })],
  [200, () => ({ text: between(names("en", "de"), 6, ["-", "/", "_", ".", "—"]) })],
  [200, () => ({ text: between(names("en", "de", "ru"), 8, ["\u200b", "\u00ad", "\u2060", "\u200e", "\u0301", "\u2003"]) })],
];

function measure(kit, provider, sample) {
  const { text, size, height, spacing, width, direction, lines } = sample;
  const style = { fontFamilies: Object.keys(faces), fontSize: size, locale: "en", halfLeading: true };
  if (spacing) style.letterSpacing = spacing;
  if (height) style.heightMultiplier = height;
  const paragraphStyle = {
    textStyle: style, textDirection: direction === "rtl" ? kit.TextDirection.RTL : kit.TextDirection.LTR, disableHinting: true,
    replaceTabCharacters: true, applyRoundingHack: false,
  };
  if (lines) Object.assign(paragraphStyle, { maxLines: lines, ellipsis: "…" });
  // Another collection for each text: its cache takes two texts that differ in `halfLeading` only for the same.
  const collection = kit.FontCollection.Make();
  collection.setDefaultFontManager(provider);
  const builder = kit.ParagraphBuilder.MakeFromFontCollection(new kit.ParagraphStyle(paragraphStyle), collection);
  builder.pushStyle(new kit.TextStyle(style));
  builder.addText(text);
  const paragraph = builder.build();
  paragraph.layout(Infinity);
  const [words, whole] = [paragraph.getMinIntrinsicWidth(), paragraph.getMaxIntrinsicWidth()];
  paragraph.layout(width);
  const metrics = paragraph.getLineMetrics();
  const starts = metrics.map((line) => line.startIndex);
  // The empty line after a break at the end has that break as its text.
  const last = metrics.length - 1;
  if (last > 0 && starts[last] < metrics[last - 1].endIncludingNewline) starts[last] = metrics[last - 1].endIncludingNewline;
  const bytes = starts.map((start) => Buffer.byteLength(text.slice(0, start)));
  const measured = [paragraph.getHeight(), paragraph.getLongestLine(), words, whole, paragraph.getAlphabeticBaseline()];
  for (const object of [paragraph, builder, collection]) object.delete();
  return [...measured.map((number) => Math.round(number * 1e4) / 1e4), bytes.join(",")];
}

const kit = await canvasKit(path.resolve(process.argv[2]));
const provider = kit.TypefaceFontProvider.Make();
for (const [name, file] of Object.entries(faces)) {
  const data = fs.readFileSync(path.join("Fonts", file));
  provider.registerFont(data.buffer.slice(data.byteOffset, data.byteOffset + data.length), name);
}
const rows = [
  "# SkParagraph of Flutter's CanvasKit in flet-web 1.0.5, Scripts/record-skia.mjs: " + Object.keys(faces).join(", "),
  "# Columns: text, size, height (0 if it is the faces'), letter spacing, width, direction, most lines (0: no end; else with an ellipsis);",
  "# height, longest line, widest word, one line, first baseline, where lines begin (bytes).",
];
for (const [count, make] of kinds) {
  for (let index = 0; index < count; index += 1) {
    const [size, height, spacing] = choose(styles);
    const width = chance(50) ? 40 + random(80) : 120 + random(280);
    const sample = { size, height, spacing, width, direction: "ltr", lines: 0, ...make() };
    const { text, ...rest } = sample;
    const numbers = [rest.size, rest.height, rest.spacing, rest.width, rest.direction, rest.lines];
    rows.push([JSON.stringify(text), ...numbers, ...measure(kit, provider, sample)].join("\t"));
  }
}
fs.writeFileSync("Tests/Fixtures/devices/skia-paragraphs.tsv", rows.join("\n") + "\n");
