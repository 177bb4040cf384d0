/** What is marked in a line of a task by its first letter: `@Ana`, `!high`, `#music`. */
import { spelled } from "../base/calendar-names.rules.ts";
import type { Named, TaskLinePart, TaskLinePlace, TypedPriority } from "./typed-task.types.ts";

/** A text letter by letter as `spelled` writes it, and where each came from. */
export interface Folded {
  text: string;
  /** For each letter where it stands in the source, and for the end. */
  at: number[];
}

/** Folds a text so that what is found in it is known by its place in the source. */
export function folded(source: string): Folded {
  const at: number[] = [];
  let [text, index] = ["", 0];
  for (const letter of source) {
    // Space stays space; what vanishes (an accent that stands alone) belongs to the letter before it.
    const plain = /\s/.test(letter) ? " " : spelled(letter);
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index);
    text += plain;
    index += letter.length;
  }
  at.push(index);
  return { text, at };
}

const isEnd = (rest: string) => /^(?:$|\s|[,;:.!?)\]]+(?:\s|$))/.test(rest);

const foldedName = (name: string) => spelled(name).trim().replaceAll(/\s+/g, " ");

/** A name whole, by its first words, and by each of its words. */
function callsOf(name: string): string[] {
  const words = foldedName(name).split(" ");
  const begun = words.map((_, index) => words.slice(0, index + 1).join(" "));
  return [...new Set([...begun, ...words])].filter((call) => call !== "");
}

/** Which of some are called what a text begins with; the longest call decides. */
function calledSo(text: string, some: readonly Named[], calls: (name: string) => string[]) {
  const found = some.flatMap(({ id, name }) => {
    const said = calls(name).filter(
      (call) => text.startsWith(call) && isEnd(text.slice(call.length)),
    );
    return said.map((call) => ({
      id,
      name,
      length: call.length,
      isWhole: call === foldedName(name),
    }));
  });
  const length = found.reduce((most, one) => Math.max(most, one.length), 0);
  const longest = found.filter((one) => one.length === length);
  const whole = longest.filter((one) => one.isWhole);
  return { length, found: whole.length > 0 ? whole : longest };
}

/** As `spelled` writes them: English, German, Spanish, French, Portuguese, Italian, Turkish, Arabic, Japanese and Chinese. */
const priorityWords: Readonly<Record<TypedPriority, string>> = {
  high: "high h 1 !! urgent important hoch dringend wichtig alta alto urgente importante haute haut elevee eleve yuksek acil onemli عالية عالي عاجل مهم 高 高い 至急 重要 紧急 緊急",
  medium:
    "medium med m 2 ! normal mittel media medio moyenne moyen normale orta متوسطة متوسط 中 普通",
  low: "low l 3 niedrig baja bajo basse bas faible baixa baixo bassa basso dusuk منخفضة منخفض 低 低い",
};
const priorities = new Map(
  (["high", "medium", "low"] as const).flatMap((priority) =>
    priorityWords[priority].split(" ").map((word) => [spelled(word), priority] as const),
  ),
);
/** The whole word after the sign. */
const priorityWord = /^(?:!!?|[\p{L}\p{M}\p{N}]+)/u;
/** A label begins anywhere a word does, and has a letter: “#1” is a number. */
const newLabel = /^(?=[\p{N}_-]*\p{L})[\p{L}\p{M}\p{N}_-]+/u;

/** All marked pieces of a line. An `@` within a word is an address, and who is not known stays a word. */
export function findMarks(source: string, place: TaskLinePlace): TaskLinePart[] {
  const { text, at } = folded(source);
  const me = place.me === undefined ? [] : [{ id: place.me, name: "me" }];
  const read = (index: number): TaskLinePart | null => {
    const rest = text.slice(index + 1);
    const span = (length: number) => ({
      from: at[index] ?? 0,
      to: at[index + 1 + length] ?? source.length,
    });
    if (text[index] === "@") {
      const { length, found } = calledSo(rest, [...place.people, ...me], callsOf);
      if (length === 0) return null;
      return { kind: "owner", ids: [...new Set(found.map(({ id }) => id))], ...span(length) };
    }
    if (text[index] === "!") {
      const word = priorityWord.exec(rest)?.[0];
      const priority = word === undefined ? undefined : priorities.get(word);
      if (word === undefined || !priority || !isEnd(rest.slice(word.length))) return null;
      return { kind: "priority", priority, ...span(word.length) };
    }
    const { length, found } = calledSo(
      rest,
      place.labels.map((name) => ({ id: name, name })),
      (name) => [foldedName(name)],
    );
    const [label] = found;
    if (label) return { kind: "label", name: label.name, isNew: false, ...span(length) };
    const from = (at[index] ?? 0) + 1;
    const name = newLabel.exec(source.slice(from))?.[0];
    return name === undefined
      ? null
      : { kind: "label", name, isNew: true, from: from - 1, to: from + name.length };
  };
  return [...text.matchAll(/(?<=^|\s)[@!#]/gu)].flatMap(({ index }) => read(index) ?? []);
}

/** Who is named after an `@` and known by nobody: somebody who could become a helper. Null where all are known. */
export function unknownOwner(source: string, parts: readonly TaskLinePart[]): string | null {
  for (const { index, 0: mark } of source.matchAll(/(?<=^|\s)@\p{L}[\p{L}\p{M}’'-]*/gu)) {
    if (!parts.some(({ from, to }) => index >= from && index < to)) return mark.slice(1);
  }
  return null;
}
