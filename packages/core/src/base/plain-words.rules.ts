// The same rule as private.plain_words and private.search_words in SQL, for what is searched on a device.
// tests/sql/base/plain-words.test.ts holds the two equal, letter by letter.

/** Apostrophes, soft hyphens and joiners, which are left out: O’Brien is Obrien. */
const silent = anyOf(`'\`´’‘ʼʻʹ′＇\u00ad\u200b-\u200f\u2060\ufeff`);

/** Accents, points of Hebrew and vowel signs of Arabic; signs of Indian scripts and of kana are letters. */
const accents = anyOf(
  String.raw`\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640` +
    String.raw`\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f`,
);

/** What stands between words. */
const between = anyOf(
  String.raw`\s!-\-/:-?\[-\x60{-\xbf\xd7\xf7\u02b0-\u02ff\u055a-\u055f\u0589\u058a\u05be\u060c\u061b\u061f\u06d4` +
    String.raw`\u0964\u0965\u2000-\u2bff\u3000-\u3004\u3008-\u3030\u30fb`,
);

function anyOf(letters: string): RegExp {
  return new RegExp(`[${letters}]+`, "gu");
}

/** Letters that do not decompose, as people write them who have no key for them. */
const written = new Map(
  Array.from("ðøđħłŋŧıĸəɓɔɖɗɛƒɠɨƙɲɵƥƴƶƀςیىک", (letter, at) => [
    letter,
    Array.from("dodhlntikaboddefgiknopyzbσييك")[at],
  ]),
);
written.set("ß", "ss").set("æ", "ae").set("œ", "oe").set("þ", "th");
const undecomposed = new RegExp(`[${[...written.keys()].join("")}]`, "gu");

function isPlainEnglish(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Text without case, accents and punctuation; what stood between words is one space, at the ends too. */
export function plainLetters(text: string): string {
  if (isPlainEnglish(text)) {
    return text
      .toLowerCase()
      .replaceAll(/['`]/g, "")
      .replaceAll(/[^a-z0-9@.]+/g, " ");
  }
  return text
    .replaceAll(silent, "")
    .normalize("NFKD")
    .replaceAll(accents, "")
    .toLowerCase()
    .replaceAll(undecomposed, (letter) => written.get(letter) ?? letter)
    .replaceAll(between, " ");
}

/** Text to compare names by: without case, accents and punctuation. `Łukasz O’Brien` is `lukasz obrien`. */
export const plainWords = (text: string): string => plainLetters(text).trim();

/** What a text is found by: its plain words, and those of its other spelling. `Müller` is `muller mueller`. */
export function searchWords(text: string): string {
  const words = plainWords(text);
  const parts = isPlainEnglish(text) ? "" : text.normalize("NFD");
  const spelled = /[aou]\u0308|a\u030a|ø/iu.test(parts)
    ? plainWords(
        parts
          .replaceAll(/([aou])\u0308/giu, "$1e")
          .replaceAll(/(a)\u030a/giu, "$1a")
          .replaceAll(/ø/giu, "oe"),
      )
    : words;
  const short = spelled.replaceAll(/([aou])e/g, "$1");
  return [...new Set([words, spelled, short])].join(" ");
}

/** The words somebody typed, as `searchWords` of a text holds them: each must occur in it. */
export function typedWords(typed: string): string[] {
  return plainWords(typed).split(" ").filter(Boolean);
}

/** Whether a text has every word that was typed; nothing typed is found everywhere. */
export function hasWords(text: string, typed: string): boolean {
  const words = typedWords(typed);
  if (words.length === 0) return true;
  const place = searchWords(text);
  return words.every((word) => place.includes(word));
}
