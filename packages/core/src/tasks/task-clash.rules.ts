/** What stands in a field of a task, said beside what somebody else has put there. */
import { eventTimeWall, hasClock, relativeWords } from "../base/event-time.rules.ts";
import type { EventTime } from "../base/event-time.types.ts";
import { piecesOf, readRichText } from "../base/rich-text.rules.ts";
import { formatterOf } from "../base/time.rules.ts";
import { counted } from "../base/words.rules.ts";
import { formatMoney } from "../money/money.rules.ts";
import type { HistoryPlace } from "./task-history.rules.ts";
import { priorityWords, repeatWords, stateWords } from "./tasks.rules.ts";
import type { TaskClash, TaskFields } from "./tasks.types.ts";

/** As much of a text as tells which it is. */
const longest = 160;

/** How the fields are called. */
export const fieldWords: Readonly<Record<keyof TaskFields, string>> = {
  title: "Name",
  notes: "Notes",
  state: "State",
  priority: "Priority",
  stage: "Stage",
  start: "From",
  due: "Due",
  labels: "Labels",
  owners: "Owner",
  waitsFor: "Waits for",
  checklist: "Checklist",
  repeat: "Comes again",
  cost: "Cost",
  removed: "Removed",
};

/** A value of a field in words: “Tomorrow’s cake”, High, 3 May 2027, 09:00. */
export function valueWords<Name extends keyof TaskFields>(
  field: Name,
  value: TaskFields[Name],
  place: HistoryPlace,
): string {
  const said = say[field](value, place);
  return said.length > longest ? `${said.slice(0, longest).trimEnd()}…` : said;
}

/** What somebody else has put there. */
export const theirWords = ({ field, theirs }: TaskClash, place: HistoryPlace): string =>
  // The server answers what stands in that field.
  valueWords(field, theirs as TaskFields[typeof field], place);

const names = (list: readonly string[], locale: string, none: string) =>
  list.length > 0 ? new Intl.ListFormat(locale, { type: "conjunction" }).format(list) : none;

function timeWords(time: EventTime | null, { locale }: HistoryPlace): string {
  if (time === null) return "No day";
  if (time.kind === "relative") return relativeWords(time);
  return formatterOf(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(hasClock(time) ? { hour: "numeric", minute: "2-digit" } : {}),
    timeZone: "UTC",
  }).format(Date.parse(`${eventTimeWall(time, null)}Z`));
}

const say: {
  [Name in keyof TaskFields]: (value: TaskFields[Name], place: HistoryPlace) => string;
} = {
  title: (value) => `“${value}”`,
  notes: (value) =>
    value === null
      ? "None"
      : `“${piecesOf(readRichText(value).content)
          .map((piece) => (piece.type === "text" ? piece.text : ""))
          .join(" ")
          .replaceAll(/\s+/g, " ")
          .trim()}”`,
  state: (value) => stateWords[value],
  priority: (value) => priorityWords[value],
  stage: (value, { stageOf }) => (value === null ? "By its day" : stageOf(value)),
  start: timeWords,
  due: timeWords,
  labels: (value, { locale }) => names(value, locale, "None"),
  owners: (value, { locale, nameOf }) =>
    names(
      value.map((id) => nameOf(id) ?? "somebody who has left"),
      locale,
      "Nobody",
    ),
  waitsFor: (value, { locale, titleOf }) =>
    names(
      value.map((id) => titleOf(id) ?? "another task"),
      locale,
      "Nothing",
    ),
  checklist: (value) => counted(value.length, "step"),
  repeat: (value) => (value === null ? "Never" : repeatWords(value)),
  cost: (value, { locale }) =>
    value === null ? "None" : formatMoney(value.minor, value.currency, locale),
  removed: (value) => (value ? "Yes" : "No"),
};
