import { relativeWords } from "@jubilee/core/base/event-time.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import { priorityWords, repeatWords } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPerson } from "@jubilee/core/tasks/tasks.types";
import type { TaskLinePart, TypedWhen } from "@jubilee/core/tasks/typed-task.types";
import { eventTimeOf } from "@jubilee/core/tasks/typed-when.rules";

/** When something typed is, in words: "Fri 21 May, 15:00", with the year where it is another one; "30 days before". */
export function whenWords(when: TypedWhen, locale: string, today: string): string {
  const time = eventTimeOf(when);
  if (time.kind === "relative") return relativeWords(time);
  const wall = time.kind === "day" ? `${time.day}T00:00` : time.at;
  return formatterOf(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(wall.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
    ...(time.kind === "moment" ? { hour: "numeric", minute: "2-digit" } : {}),
    timeZone: "UTC",
  }).format(Date.parse(`${wall}Z`));
}

/** What a part of a line means, in words. */
export function partWords(
  part: TaskLinePart,
  people: readonly TaskPerson[],
  locale: string,
  today: string,
): string {
  if (part.kind === "priority") return priorityWords[part.priority];
  if (part.kind === "label") return part.isNew ? `${part.name}, a new label` : part.name;
  if (part.kind === "owner") {
    const named = people.filter(({ id }) => part.ids.includes(id)).map(({ name }) => name);
    return named.length > 1 ? `Which: ${named.join(" or ")}?` : (named[0] ?? "Nobody of that name");
  }
  const other = part.isOtherWeekday ? ", another weekday than you wrote" : "";
  const again = part.repeat ? `, ${repeatWords(part.repeat).toLowerCase()}` : "";
  return `${part.kind === "start" ? "from " : ""}${whenWords(part.when, locale, today)}${again}${other}`;
}

/** The parts that have a word of their own: a day and a clock that stand apart are one. */
export const chipsOf = (parts: readonly TaskLinePart[]): TaskLinePart[] =>
  parts.filter(
    (part, index) => part.kind !== "due" || parts.findIndex(({ kind }) => kind === "due") === index,
  );

/** A text cut at the parts of it that mean something. */
export function piecesOf(
  text: string,
  parts: readonly TaskLinePart[],
): { text: string; from: number; isUnderstood: boolean }[] {
  const pieces: { text: string; from: number; isUnderstood: boolean }[] = [];
  let at = 0;
  for (const { from, to } of parts) {
    if (from > at) pieces.push({ text: text.slice(at, from), from: at, isUnderstood: false });
    pieces.push({ text: text.slice(from, to), from, isUnderstood: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), from: at, isUnderstood: false });
  return pieces;
}
