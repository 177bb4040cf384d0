/** Zero in Arabic, Persian, Devanagari, Bengali, Thai and full-width figures; nine more follow each. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

function latinDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? sign : String(code - zero);
}

/** The same text with its figures as `0` to `9`, however they were typed: `２`, `٢`, `२`. */
export const latinDigits = (text: string): string => Array.from(text, latinDigit).join("");

/** A count as people type it, in any figures; null where it is no whole number. */
export function readCount(text: string): number | null {
  const typed = latinDigits(text.normalize("NFKC")).trim();
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}
