/**
 * The words of a task's line, and which of them may be part of a day or a clock. Unlike a field, a title
 * is full of words that mean a day somewhere: “do” is a Thursday in German, “out” October in Portuguese,
 * 2.5 a day of May. So short names count in the reader's own language and in English alone, and beside a
 * clock as the neighbours write them (“Fr 19:30”).
 */
import { calendarNames, namesOf, spelled } from "../base/calendar-names.rules.ts";
import { isJoining } from "../base/joining-words.rules.ts";

/** A word of a line, with its place. */
export interface Word {
  from: number;
  to: number;
  /** As `spelled` writes it, without a sign at its end. */
  plain: string;
}

/** Words before a day: until then, and from then on. */
export const leads = new Set("by on due until till before at um am bis le el до".split(" "));
/** Words before a beginning. */
export const starts = new Set("from starting starts beginning ab".split(" "));
/** Words before an hour. */
export const hourLeads = new Set("at um om kl a à as".split(" "));
const around = new Set(
  "in next this coming a an the one two three day days week weeks month months noon after pm p.m am a.m".split(
    " ",
  ),
);
/** Words after an hour. */
export const clockEnds = new Set("uhr h hrs o'clock uur".split(" "));

/** Words after a weekday. */
export const dayEnds = new Set(["gunu"]);

/** Names of weekdays that mean something else in English. */
const otherWords = new Set("do so son don die mit sam dim mar ter sex ma dom".split(" "));

/** A single word that is a clock beyond doubt. */
export const clearClock = /^(?:\d{1,2}:\d{2}(?:[ap]m|uhr)?|\d{1,2}(?:[:.]\d{2})?(?:[ap]m|uhr))$/;
/** A clock beside a weekday: “Di 9.30”. */
const dottedClock = /^(?:[01]?\d|2[0-3])[.][0-5]\d$/;
/** What is as well a number: `2.5`, `1/2`. */
export const bareNumber = /^\d{1,2}(?:[.]\d{1,2}|\/\d{1,2})$/;
/** A number that is an hour at most. */
export const bareHour = /^\d{1,2}$/;
/** A day of which no month is said; as well a floor or a birthday. */
export const dayAlone = /^\d{1,2}(?:st|nd|rd|th)$/;

/** A piece of a line that counts as one word whatever it consists of. */
export interface Phrase {
  from: number;
  to: number;
  plain: string;
}

/** The words of a line; a phrase is one of them, also where nothing stands around it. */
export function wordsOf(source: string, phrase: Phrase | null = null): Word[] {
  if (phrase === null) return splitWords(source, 0);
  const { from, to } = phrase;
  return [...splitWords(source.slice(0, from), 0), phrase, ...splitWords(source.slice(to), to)];
}

function splitWords(source: string, begin: number): Word[] {
  return [...source.matchAll(/\S+/g)].map((match) => {
    const text = match[0].replace(/(?<!\d)\.+$|[,;:!?)\]]+$/u, "");
    const opened = text.replace(/^[([]+/, "");
    const from = begin + match.index + text.length - opened.length;
    return { from, to: begin + match.index + text.length, plain: spelled(opened) };
  });
}

interface Meant {
  /** Names of days and months that a reader means by them. */
  own: ReadonlySet<string>;
  /** Words of near days. */
  near: ReadonlySet<string>;
  /** Short weekdays of the neighbours, which count beside a clock. */
  beside: ReadonlySet<string>;
}

const known = new Map<string, Meant>();

/** What names mean to a reader. */
export function meantBy(locale: string): Meant {
  const kept = known.get(locale);
  if (kept) return kept;
  const names = calendarNames(locale);
  const isLong = (name: string) => name.length > 3 || !/^[\p{Script=Latin}]+$/u.test(name);
  const own = new Set(
    [locale, "en"].flatMap((language) =>
      (["weekday", "month"] as const).flatMap((type) =>
        namesOf(language, type).flatMap(([name]) => (name.length > 1 ? [name] : [])),
      ),
    ),
  );
  for (const name of [...names.weekdays.keys(), ...names.months.keys()]) {
    if (isLong(name) && !isJoining(name)) own.add(name);
  }
  const near = new Set(
    [...names.near.keys(), "tmr"].flatMap((name) =>
      isLong(name) || name === "tmr" ? name.split(" ") : [],
    ),
  );
  const beside = new Set(
    ["de", "fr", "es", "pt", "it", "nl"].flatMap((language) =>
      namesOf(language, "weekday").flatMap(([name]) =>
        name.length > 1 && !otherWords.has(name) && !isJoining(name) ? [name] : [],
      ),
    ),
  );
  const meant = { own, near, beside };
  known.set(locale, meant);
  return meant;
}

/** For each word whether it may be part of a day or a clock. */
export function datedWords(words: readonly Word[], { own, near, beside }: Meant): boolean[] {
  const isClockAt = (index: number) => {
    const plain = words[index]?.plain ?? "";
    return clearClock.test(plain) || dottedClock.test(plain);
  };
  return words.map(({ plain }, index) => {
    const name = nameOf(plain);
    return (
      /\d/.test(plain) ||
      own.has(name) ||
      near.has(name) ||
      around.has(name) ||
      isJoining(name) ||
      clockEnds.has(name) ||
      (beside.has(name) && (isClockAt(index - 1) || isClockAt(index + 1)))
    );
  });
}

/** A word without the dot of an abbreviation. */
export const nameOf = (plain: string): string => plain.replace(/\.$/, "");
