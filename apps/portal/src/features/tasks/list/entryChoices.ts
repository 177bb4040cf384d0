import { priorityWords } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPerson } from "@jubilee/core/tasks/tasks.types";
import type { TaskLinePart } from "@jubilee/core/tasks/typed-task.types";
import { whenWords } from "./entryParts.ts";

/** Another meaning for a part of a line, and how it is typed. */
export interface EntryChoice {
  label: string;
  typed: string;
  isChosen: boolean;
}

export interface ChoicePlace {
  people: readonly TaskPerson[];
  labels: readonly string[];
  locale: string;
  /** `YYYY-MM-DD` */
  today: string;
}

const dayMs = 86_400_000;
const priorities = ["high", "medium", "low"] as const;
const days = [
  [0, "Today"],
  [1, "Tomorrow"],
  [7, "In a week"],
  [14, "In two weeks"],
] as const;

/** What a part of a line can mean instead. */
export function choicesOf(part: TaskLinePart, place: ChoicePlace): EntryChoice[] {
  if (part.kind === "priority")
    return priorities.map((priority) => ({
      label: priorityWords[priority],
      typed: `!${priority}`,
      isChosen: part.priority === priority,
    }));
  if (part.kind === "label")
    return place.labels
      .slice(0, 12)
      .map((name) => ({ label: name, typed: `#${name}`, isChosen: part.name === name }));
  if (part.kind === "owner")
    return place.people
      .filter(({ isGone }) => !isGone)
      .slice(0, 20)
      .map(({ id, name }) => ({
        label: name,
        typed: `@${name}`,
        isChosen: part.ids.length === 1 && part.ids[0] === id,
      }));
  if (part.kind === "start") return [];
  // Another day would be one that does not come again: that alone can be chosen here.
  if (part.repeat && (part.when.kind === "day" || part.when.kind === "moment")) {
    const once = part.when.kind === "day" ? part.when.day : part.when.at.replace("T", " ");
    const label = `Only once, ${whenWords(part.when, place.locale, place.today)}`;
    return [{ label, typed: once, isChosen: false }];
  }
  const clock = part.when.kind === "moment" ? part.when.at.slice(11) : "";
  return days.map(([count, name]) => {
    const day = new Date(Date.parse(place.today) + count * dayMs).toISOString().slice(0, 10);
    const when = clock === "" ? { kind: "day" as const, day } : momentOf(day, clock);
    return {
      label: `${name}, ${whenWords(when, place.locale, place.today)}`,
      typed: clock === "" ? day : `${day} ${clock}`,
      isChosen: part.when.kind !== "days" && whenOf(part.when) === whenOf(when),
    };
  });
}

const momentOf = (day: string, clock: string) =>
  ({ kind: "moment", at: `${day}T${clock}` }) as const;

const whenOf = (when: object) => JSON.stringify(when);

/** A line with another meaning in the place of a part; a day and a clock that stand apart go together. */
export function lineWith(
  text: string,
  parts: readonly TaskLinePart[],
  part: TaskLinePart,
  typed: string,
): string {
  const gone = parts.filter(
    (one) => one === part || (part.kind === "due" && one.kind === "due" && one.from > part.from),
  );
  return gone
    .toReversed()
    .reduce(
      (line, one) => `${line.slice(0, one.from)}${one === part ? typed : ""}${line.slice(one.to)}`,
      text,
    )
    .replaceAll(/ {2,}/g, " ");
}
