/** Zero in Arabic, Persian, Devanagari, Bengali, Thai and full-width figures; nine more follow each. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Signs between figures that have a place of their own in other scripts. */
const signs = new Map([
  ["\u066b", "."],
  ["\uff0e", "."],
  ["\u066c", ","],
  ["\uff0c", ","],
  ["\uff0d", "-"],
  ["\u2212", "-"],
]);

function latin(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? (signs.get(sign) ?? sign) : String(code - zero);
}

/** The same text with the figures and signs that are reckoned with, whichever were typed: `２`, `٢`, `२`. */
export const latinDigits = (text: string): string => Array.from(text, latin).join("");

const grouped = /^-?[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/;

/**
 * A number as people type it: `12`, `1,5`, `1.5`, `1.000`, `1 000`, in any figures. One separator before three
 * figures groups thousands. `null` for nothing typed, `undefined` for what is no number.
 */
export function readNumber(text: string): number | null | undefined {
  const typed = latinDigits(text).trim();
  if (typed === "") return null;
  if (grouped.test(typed)) return Number(typed.replaceAll(/[^\d-]/g, ""));
  return /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(typed)
    ? Number(typed.replace(",", "."))
    : undefined;
}
