import { counted } from "../base/words.rules.ts";
import type { JourneySubject, StepEffort, WhyNow } from "./journey.types.ts";

/** What is counted on the string of a journey, one and many, and what is said of those that are done. */
const subjects: Readonly<
  Record<JourneySubject, readonly [one: string, many: string, done: string]>
> = {
  awnings: ["awning", "awnings", "up"],
  balloons: ["balloon", "balloons", "up"],
  bulbs: ["light", "lights", "on"],
  bunting: ["flag", "flags", "up"],
  cards: ["card", "cards", "up"],
  lanterns: ["lantern", "lanterns", "lit"],
  patches: ["patch", "patches", "sewn"],
  pennants: ["pennant", "pennants", "up"],
  ribbons: ["ribbon", "ribbons", "pinned"],
  rosettes: ["rosette", "rosettes", "up"],
  shields: ["shield", "shields", "up"],
  stops: ["stop", "stops", "reached"],
};

/** “41 of 59 flags are up” */
export function progressWords(subject: JourneySubject, done: number, total: number): string {
  const [one, many, state] = subjects[subject];
  return `${done} of ${counted(total, one, many)} ${total === 1 ? "is" : "are"} ${state}`;
}

const days = (count: number) => counted(count, "day", "days");

function reason(why: WhyNow): string {
  switch (why.kind) {
    case "late":
      return `It was due ${days(why.days)} ago.`;
    case "due":
      if (why.days === 0) return "It is due today.";
      return why.days === 1 ? "It is due tomorrow." : `It is due in ${days(why.days)}.`;
    case "holds":
      return holds(why);
    case "first":
      return why.days === 0
        ? `“${why.stage}” begins today, and this comes first in it.`
        : `It is the first that is open in “${why.stage}”, whose time has come.`;
    default:
      return "Somebody gave it high priority.";
  }
}

function holds({ titles, count, isTight }: WhyNow & { kind: "holds" }): string {
  const named = titles.map((title) => `“${title}”`);
  const more = count - titles.length;
  const said = more > 0 ? [...named, `${more} more`] : named;
  const list =
    said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1) ?? ""}` : (said[0] ?? "");
  const waits = `${list} ${count === 1 ? "waits" : "wait"} for it`;
  return isTight ? `${waits}, so a day later here is a day later there.` : `${waits}.`;
}

/** Why a step comes next, in at most two sentences. */
export function whyWords(why: readonly WhyNow[]): string {
  return why.slice(0, 2).map(reason).join(" ");
}

/** “3 of 5 steps left”, “4 days” */
export function effortWords(effort: StepEffort): string {
  if (effort.kind === "days") return days(effort.days);
  return effort.left === 0
    ? "All its steps are ticked"
    : `${effort.left} of ${counted(effort.total, "step")} left`;
}
