import { encodingNames, scripts } from "./encodings.data.ts";
import type { ReadingHow, Script, TextEncodingName } from "./encodings.types.ts";

/** So much of a file is looked at; a list is written in one way from its first line on. */
const lookedAt = 64 * 1024;

const byteOrderMarks: { mark: number[]; encoding: TextEncodingName }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/** What a list can be read as by choice. */
export const encodings = Object.entries(encodingNames).map(([value, label]) => ({ value, label }));

/** Whether it is the name of one that can be chosen. */
export const isEncoding = (text: string): text is TextEncodingName =>
  Object.hasOwn(encodingNames, text);

/** Bytes in a script that is no Unicode as text; null where they are none in it. */
function decoded(bytes: Uint8Array, encoding: TextEncodingName): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const words = /[\p{L}\p{M}\p{N}\p{So}\p{Sk}\p{Sc}\p{No}]+/gu;

/** How well a word stands in a script: what fits against what does not, which counts four times. */
function fitOf(word: string, { letters, common, isLatin }: Script): number {
  const others = Array.from(word.toLowerCase()).filter((letter) => letter > "\u007f");
  if (others.length === 0) return 0;
  const isMixed = !isLatin && (/[a-z]/i.test(word) || /\p{Ll}\p{Lu}/u.test(word));
  // No Latin alphabet but the Turkish has three of its own in a row; there they are of another script.
  const isRow = isLatin && letters.source.includes("à") && /[^\u0020-\u007f]{3}/.test(word);
  const fitting = isMixed || isRow ? [] : others.filter((letter) => letters.test(letter));
  const usual = common ? fitting.filter((letter) => common.test(letter)).length : fitting.length;
  return fitting.length / 2 + usual / 2 - (others.length - fitting.length) * 4;
}

const fitOfText = (text: string, script: Script): number =>
  (text.match(words) ?? []).reduce((sum, word) => sum + fitOf(word, script), 0);

/** What bytes outside Unicode are most likely written in, for somebody with these languages. */
function likeliest(bytes: Uint8Array, languages: readonly string[]): TextEncodingName {
  const own = languages.slice(0, 5).map((tag) => tag.slice(0, 2));
  let best: { encoding: TextEncodingName; fit: number } | null = null;
  for (const script of scripts) {
    const text = decoded(bytes, script.encoding);
    if (text === null) continue;
    // Less than a letter, and the more the earlier the reader would rather read it.
    const at = own.findIndex((language) => script.languages.includes(language));
    const fit = fitOfText(text, script) + (at < 0 ? 0 : 0.3 - at * 0.05);
    if (!best || fit > best.fit) best = { encoding: script.encoding, fit };
  }
  return best?.encoding ?? "windows-1252";
}

/** A part of the file that ends with a whole line, so that no letter is cut in two. */
function firstPart(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= lookedAt) return bytes;
  const end = bytes.lastIndexOf(0x0a, lookedAt);
  return bytes.subarray(0, end > 0 ? end : lookedAt);
}

/**
 * Reads a file's bytes as text: as it was `chosen`, else by its mark, else as UTF-8 when it is valid, else in the
 * script whose letters fit best; `languages` are the reader's, and decide where two fit as well.
 */
export function decodeText(
  bytes: Uint8Array,
  how: ReadingHow = {},
): { text: string; encoding: TextEncodingName } {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked && (how.chosen ?? marked.encoding) === marked.encoding) {
    const body = bytes.subarray(marked.mark.length);
    return { text: new TextDecoder(marked.encoding).decode(body), encoding: marked.encoding };
  }
  const unicode = how.chosen ? null : decoded(bytes, "utf-8");
  if (unicode !== null) return { text: unicode, encoding: "utf-8" };
  const encoding = how.chosen ?? likeliest(firstPart(bytes), how.languages ?? []);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
