/**
 * Reads a task as it is typed in one line: “Book band Friday 3pm @Ana !high #music”. What is
 * understood is a part with its place in the text, so that it can be tinted there and shown as a
 * chip; what is not stays in the title, to the letter.
 */
import { findDates } from "./typed-task-dates.rules.ts";
import { findMarks } from "./typed-task-marks.rules.ts";
import { findRelative } from "./typed-task-relative.rules.ts";
import { findUnread } from "./typed-task-unread.rules.ts";
import type { TaskLine, TaskLinePart, TaskLinePlace } from "./typed-task.types.ts";

type Span = Pick<TaskLinePart, "from" | "to">;

const overlaps = (one: Span, other: Span) => one.from < other.to && one.to > other.from;

/** Where something stands that is left as it is. */
function plainSpans(text: string, plain: readonly string[]): Span[] {
  return plain.flatMap((said) => {
    const from = said === "" ? -1 : text.indexOf(said);
    return from < 0 ? [] : [{ from, to: from + said.length }];
  });
}

/** A text without its parts, and without the commas and brackets that they leave. */
function titleOf(text: string, parts: readonly TaskLinePart[]): string {
  let [title, at] = ["", 0];
  for (const { from, to } of parts) {
    title += `${text.slice(at, from)} `;
    at = to;
  }
  title += text.slice(at);
  return title
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,;.]) /g, "$1 ")
    .replaceAll(/\( ?\)|\[ ?\]/g, " ")
    .replaceAll(/([,;])(?: ?[,;])+/g, "$1")
    .replaceAll(/^[\s,;:]+|[\s,;]+$/g, "");
}

/** A line as a task. A line that would leave no title is one. */
export function readTaskLine(text: string, place: TaskLinePlace): TaskLine {
  const kept = plainSpans(text, place.plain ?? []);
  const isFree = (part: Span) => !kept.some((span) => overlaps(span, part));
  const marks = findMarks(text, place).filter(isFree);
  const counted = findRelative(text, place);
  const relative =
    counted && isFree(counted) && !marks.some((mark) => overlaps(mark, counted)) ? [counted] : [];
  const dates = findDates(text, [...kept, ...marks, ...relative], place);
  const dated = dates.parts.filter(({ kind }) => kind === "start" || relative.length === 0);
  const parts = [...onlyOnePriority(marks), ...relative, ...dated].toSorted(
    (one, other) => one.from - other.from,
  );
  const title = titleOf(text, parts);
  if (title === "") return { ...empty, title: text.trim().replaceAll(/\s+/g, " ") };
  const line: TaskLine = { ...empty, title, parts, owners: [], labels: [] };
  for (const part of parts) {
    if (part.kind === "due") {
      line.due = part.when;
      line.repeat = part.repeat ?? null;
    }
    if (part.kind === "start") line.start = part.when;
    if (part.kind === "priority") line.priority = part.priority;
    if (part.kind === "label" && !line.labels.includes(part.name)) line.labels.push(part.name);
    const [owner, other] = part.kind === "owner" ? part.ids : [];
    if (owner !== undefined && other === undefined && !line.owners.includes(owner)) {
      line.owners.push(owner);
    }
  }
  if (line.due !== null && relative.length === 0) line.start ??= dates.start;
  if (line.due === null) line.unread = findUnread(text, [...kept, ...parts]);
  const { doubt } = dates;
  if (doubt && line.due === null) line.unread = [text.slice(doubt.from, doubt.to)];
  return line;
}

const empty: TaskLine = {
  title: "",
  parts: [],
  due: null,
  start: null,
  owners: [],
  priority: null,
  repeat: null,
  labels: [],
  isDone: false,
  unread: [],
};

/** A second priority takes the place of the first, which becomes a word again. */
function onlyOnePriority(marks: readonly TaskLinePart[]): TaskLinePart[] {
  const last = marks.findLast(({ kind }) => kind === "priority");
  return marks.filter((mark) => mark.kind !== "priority" || mark === last);
}

const box = /^\s*(?:[-*+•·▪–—]\s+)?(?:\[(?<ticked>[ xX✓✔])?\]|(?<sign>[☐☑☒✓✔✅]))\s*/u;
const bullet = /^\s*(?:(?:[-*+•·▪‣◦–—]|#{1,6})\s+|[・●○■□◆◇\u2460-\u2473]\s*)/u;
const number = /^\s*\(?(\d{1,3})[.)](?:\s+|$)/;

/** Whether lines are numbered: each of them, or some that count on. One alone may be a date: “3. June”. */
function areNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => {
    const found = number.exec(line)?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  const countOn = numbers.every((one, at) => at === 0 || one === (numbers[at - 1] ?? 0) + 1);
  return numbers.length > 1 && (numbers.length === lines.length || countOn);
}

/** A line of a list without its mark. */
export interface ListLine {
  text: string;
  /** Its box is ticked. */
  isDone: boolean;
}

/** The lines of a pasted text that say something: marks of a list are taken away, a ticked box is done. */
export function listLines(text: string): ListLine[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).filter((line) => line.trim() !== "");
  const isNumbered = areNumbered(lines);
  return lines.flatMap((line) => {
    const boxed = box.exec(line);
    const rest = boxed
      ? line.slice(boxed[0].length)
      : line.replace(isNumbered && number.test(line) ? number : bullet, "");
    if (rest.trim() === "") return [];
    const { ticked, sign } = boxed?.groups ?? {};
    const isDone = /[xX✓✔]/.test(ticked ?? "") || /[☑☒✓✔✅]/u.test(sign ?? "");
    return [{ text: rest, isDone }];
  });
}

/** A line of a pasted text as a task, with the words that it was read from. */
export interface PastedTask extends TaskLine {
  words: string;
}

/** Each line of a text as a task: marks of a list are taken away, a ticked box is done. */
export function readTaskLines(text: string, place: TaskLinePlace): PastedTask[] {
  return listLines(text).map((line) => ({
    ...readTaskLine(line.text, place),
    isDone: line.isDone,
    words: line.isDone ? `[x] ${line.text}` : line.text,
  }));
}
