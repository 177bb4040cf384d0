import { type Color, type PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";

/** Reads a font file, such as `noto-sans/files/noto-sans-greek-400-normal.woff`; null where there is none. */
export type ReadFont = (file: string) => Promise<Uint8Array | null>;

/** Letters of one weight, in every script that a text of the document needs. */
export interface Face {
  /** The text as it is written: tidied, without pictographs; a letter that no font has is drawn as a box. */
  writable(text: string): string;
  /** In points. */
  width(text: string, size: number): number;
  draw(page: PDFPage, text: string, look: FaceLook): void;
}

export interface FaceLook {
  x: number;
  y: number;
  size: number;
  color: Color;
}

/** How wide the box of a letter without a font is, of its size. */
const boxWidth = 0.6;

export interface Faces {
  plain: Face;
  bold: Face;
}

/** What is written with one font in one direction. */
interface Piece {
  /** Null for letters that no font has: each is a box. */
  font: PDFFont | null;
  text: string;
  /** Odd: from right to left. */
  level: number;
}

/** What the Unicode Bidirectional Algorithm says of a text. */
interface Directions {
  levelsOf: (text: string) => Uint8Array;
  /** A bracket as it looks from right to left. */
  mirrored: (letter: string) => string;
}

/** Which letters are in which file beyond those that every reader has; `*` is the weight. */
const alphabets: readonly { letters: RegExp; file: string }[] = [
  {
    letters: /[\u0100-\u024f\u1e00-\u1eff]/,
    file: "noto-sans/files/noto-sans-latin-ext-*-normal.woff",
  },
  {
    letters: /[\u0102-\u01b0\u1ea0-\u1ef9]/,
    file: "noto-sans/files/noto-sans-vietnamese-*-normal.woff",
  },
  { letters: /[\u0370-\u03ff]/, file: "noto-sans/files/noto-sans-greek-*-normal.woff" },
  { letters: /[\u1f00-\u1fff]/, file: "noto-sans/files/noto-sans-greek-ext-*-normal.woff" },
  { letters: /[\u0400-\u04ff]/, file: "noto-sans/files/noto-sans-cyrillic-*-normal.woff" },
  { letters: /[\u0400-\u052f]/, file: "noto-sans/files/noto-sans-cyrillic-ext-*-normal.woff" },
  {
    letters: /[\u0590-\u05ff]/,
    file: "noto-sans-hebrew/files/noto-sans-hebrew-hebrew-*-normal.woff",
  },
  { letters: /[\u0600-\u06ff]/, file: "vazirmatn/files/vazirmatn-arabic-*-normal.woff" },
  // One weight each: the bold of some ten thousand signs would be as large again.
  {
    letters: /[\u3041-\u30ff]/,
    file: "sawarabi-gothic/files/sawarabi-gothic-japanese-400-normal.woff",
  },
  {
    letters: /[\u3131-\u318e\uac00-\ud7a3]/,
    file: "gowun-dodum/files/gowun-dodum-korean-400-normal.woff",
  },
  {
    letters: /[\u3000-\u303f\u3400-\u9fff\uff01-\uff60]/,
    file: "wdxl-lubrifont-sc/files/wdxl-lubrifont-sc-chinese-simplified-400-normal.woff",
  },
];
const base = "noto-sans/files/noto-sans-latin-*-normal.woff";

/**
 * The letters of a document whose texts these are: the fonts that every reader has, and parts of
 * others, embedded, for what those cannot write. What is never needed is never loaded.
 */
export async function openFaces(
  document: PDFDocument,
  texts: string,
  readFont: ReadFont,
  direction: "ltr" | "rtl" = "ltr",
): Promise<Faces> {
  const files = alphabets.flatMap(({ letters, file }) => (letters.test(texts) ? [file] : []));
  const directions = files.length > 0 ? await prepare(document, direction) : leftToRight;
  const open = async (standard: StandardFonts, weight: string): Promise<Face> => {
    const read = await Promise.all(
      (files.length > 0 ? [base, ...files] : []).map((file) => readFont(file.replace("*", weight))),
    );
    const fonts = await Promise.all(
      read.flatMap((bytes) => (bytes ? [document.embedFont(bytes, { subset: true })] : [])),
    );
    const face = createFace(await document.embedFont(standard), fonts, directions);
    return direction === "rtl" ? fromTheRight(face) : face;
  };
  const [plain, bold] = await Promise.all([
    open(StandardFonts.Helvetica, "400"),
    open(StandardFonts.HelveticaBold, "700"),
  ]);
  return { plain, bold };
}

/** Loads what shapes letters and orders directions, for documents that need it. */
async function prepare(document: PDFDocument, direction: "ltr" | "rtl"): Promise<Directions> {
  const [{ lettering }, { bidi }] = await Promise.all([
    import("./lettering.ts"),
    import("./bidi.ts"),
  ]);
  document.registerFontkit(lettering);
  return {
    // A name in other letters runs as its own do; a sentence with one runs as its reader reads.
    levelsOf: (text) =>
      bidi.getEmbeddingLevels(text, direction === "rtl" && fromRight.test(text) ? "rtl" : undefined)
        .levels,
    mirrored: (letter) => bidi.getMirroredCharacter(letter) ?? letter,
  };
}

/** Everything at the same distance from the other edge of the sheet. */
function fromTheRight(face: Face): Face {
  return {
    ...face,
    draw: (page, text, look) =>
      face.draw(page, text, { ...look, x: page.getWidth() - look.x - face.width(text, look.size) }),
  };
}

const leftToRight: Directions = { levelsOf: () => new Uint8Array(), mirrored: (letter) => letter };

function createFace(
  standard: PDFFont,
  others: readonly PDFFont[],
  { levelsOf, mirrored }: Directions,
): Face {
  const usual = lettersOf(standard);
  const chain = [...others, standard].map((font) => ({ font, known: lettersOf(font) }));
  const isUsual = (text: string) => Array.from(text).every((letter) => usual.has(letter));
  // Shaping is slow, and a line is measured word by word: each text once.
  const widths = new Map<string, number>();
  const seen = new Map<string, Piece[]>();

  /** As they stand on paper; a text that the usual font cannot write has none of its letters. */
  function piecesOf(text: string): Piece[] {
    const known = seen.get(text);
    if (known) return known;
    const pieces = isUsual(text) ? [{ font: standard, text, level: 0 }] : cut(text);
    seen.set(text, pieces);
    return pieces;
  }

  function cut(text: string): Piece[] {
    const levels = levelsOf(text);
    const pieces: Piece[] = [];
    let current: (typeof chain)[number] | undefined;
    let at = 0;
    for (const given of text) {
      const level = levels[at] ?? 0;
      at += given.length;
      if (marks.test(given)) continue;
      const letter = level % 2 === 1 ? mirrored(given) : given;
      const last = pieces.at(-1);
      const found = current?.known.has(letter)
        ? current
        : chain.find(({ known }) => known.has(letter));
      // A sign between two words is no reason to write the second with its font.
      if (found && ofWord.test(letter)) current = found;
      const font = found?.font ?? null;
      if (last?.font === font && level === last.level) last.text += letter;
      else pieces.push({ font, text: letter, level });
    }
    return asSeen(pieces.map(turned));
  }

  /** At a size of one point. */
  function widthOf({ font, text }: Piece): number {
    if (font === null) return Array.from(text).length * boxWidth;
    const key = `${font.name}:${text}`;
    const width = widths.get(key) ?? widthWith(font, text);
    widths.set(key, width);
    return width;
  }

  /** What is drawn with the usual font has no kerning, which its width of a text would count. */
  function widthWith(font: PDFFont, text: string): number {
    if (font !== standard) return font.widthOfTextAtSize(text, 1);
    return Array.from(text).reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, 1), 0);
  }

  return {
    writable(text) {
      const clean = text
        .normalize("NFC")
        .replaceAll(/[\u202a-\u202e]/g, "")
        .replaceAll(/\s+/g, " ")
        .replaceAll(/[\u2010\u2011\u2212]/g, "-")
        .trim();
      return clean.replaceAll(pictographs, "").replaceAll(/ {2,}/g, " ").trim() || clean;
    },
    width: (text, size) => piecesOf(text).reduce((sum, piece) => sum + widthOf(piece), 0) * size,
    draw(page, text, { x, ...look }) {
      let end = x;
      for (const piece of piecesOf(text)) {
        if (piece.font === null) drawBoxes(page, piece.text, { ...look, x: end });
        else page.drawText(piece.text, { ...look, x: end, font: piece.font });
        end += widthOf(piece) * look.size;
      }
    },
  };
}

/** Letters that are written from the right. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const ofWord = /[\p{L}\p{N}]/u;

/** What says how a text runs, and is no letter of it. */
const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** What decorates a text and is no letter of it, with what joins and varies it. */
const pictographs =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u200d|\u20e3/gu;

function drawBoxes(page: PDFPage, text: string, { x, y, size, color }: FaceLook): void {
  for (const [index] of Array.from(text).entries()) {
    page.drawRectangle({
      x: x + (index * boxWidth + 0.05) * size,
      y,
      width: (boxWidth - 0.1) * size,
      height: 0.7 * size,
      borderColor: color,
      borderWidth: 0.05 * size,
    });
  }
}

function lettersOf(font: PDFFont): ReadonlySet<string> {
  return new Set(font.getCharacterSet().map((point) => String.fromCodePoint(point)));
}

/** What the font does not turn itself, since it has no direction of its own: `: ` before a name. */
function turned(piece: Piece): Piece {
  if (piece.level % 2 === 0 || fromRight.test(piece.text)) return piece;
  return { ...piece, text: Array.from(piece.text).toReversed().join("") };
}

/** From the order of reading to that on paper: rule L2 of the Unicode Bidirectional Algorithm. */
function asSeen(pieces: readonly Piece[]): Piece[] {
  const seen = [...pieces];
  const highest = Math.max(0, ...seen.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let from = 0;
    while (from < seen.length) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      seen.splice(from, to - from, ...seen.slice(from, to).toReversed());
      from = Math.max(to, from + 1);
    }
  }
  return seen;
}
