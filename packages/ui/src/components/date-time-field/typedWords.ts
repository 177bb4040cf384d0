import type { DateTimeFieldWords } from "./dateTimeField.copy.ts";
import type { DateKind, DateLimits, TypedReading } from "./typed.types.ts";
import { brokenLimit, clockOf, daysAfter, written } from "./writtenDate.ts";

type Unread = Extract<TypedReading, { unread: string }>["unread"];

/** In whose words, order and hours something is said. */
export interface Speech {
  kind: DateKind;
  today: string;
  locale: string;
  words: DateTimeFieldWords;
}

/** What to type, by an example in the reader's own order and hours. */
function example({ kind, today, locale, words }: Speech): string {
  const clock = written("19:00", "time", locale);
  const day = written(daysAfter(today, 4), "date", locale);
  if (kind === "time") return clock;
  return kind === "date" ? words.exampleOfDay(day) : words.exampleOfMoment(day, clock);
}

/** What is wrong with what was typed, and what to type instead. */
export function unreadWords(unread: Unread, speech: Speech): string {
  const { kind, words } = speech;
  if (unread === "clock") return words.addTime(example({ ...speech, kind: "time" }));
  if (unread === "day") return words.addDay(example({ ...speech, kind: "date" }));
  return unread === "more"
    ? words.typeAlone(kind, example(speech))
    : words.type(kind, example(speech));
}

/** Why a value may not be; undefined where it may. */
export function limitProblem(
  value: string,
  limits: DateLimits,
  { kind, locale, words }: Speech,
): string | undefined {
  const broken = brokenLimit(value, limits);
  if (!broken) return undefined;
  const { limit, isEarly } = broken;
  const known = kind === "date-time" && clockOf(limit) === "" ? "date" : kind;
  const said = written(limit, known, locale);
  const asked = isEarly ? words.orLater(said) : words.orEarlier(said);
  return limits.limitReason ? `${asked} ${limits.limitReason}` : asked;
}
