import { type PDFFont, rgb } from "pdf-lib";

/** A4 in points. */
export const sheet = { width: 595, height: 842, margin: 48 };
export const ink = rgb(0.11, 0.11, 0.13);
export const soft = rgb(0.42, 0.42, 0.46);
export const line = rgb(0.85, 0.85, 0.87);

/**
 * What the fonts of every PDF reader can write: Latin letters. A text with other letters is left
 * out, never shown as question marks; the ticket is known by its number and code.
 */
export function writable(text: string, font: PDFFont): string {
  const clean = text
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\u2010\u2011\u2212]/g, "-")
    .trim();
  const known = new Set(font.getCharacterSet());
  const letters = Array.from(clean);
  return letters.every((letter) => known.has(letter.codePointAt(0) ?? 0)) ? clean : "";
}

/** A text in lines of a width, four at most. */
export function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  if (current !== "") lines.push(current);
  return lines.slice(0, 4);
}
