import { writeCsv } from "../base/csv.rules.ts";
import { rsvpCopy } from "./rsvp.copy.ts";
import { stateOfLine } from "./rsvp.rules.ts";
import type { AnyEventLine, RsvpLine } from "./rsvp.types.ts";
import { toWallTime } from "../base/time.rules.ts";
import type { ComingHead, HeadCount, LateAnswer } from "./late-answers.types.ts";

const words = {
  yes: "coming",
  maybe: "maybe",
  no: "not coming",
  waitlisted: "waiting",
} as const;

/** What a late change says, a line a person: what it was and what it shall be. */
export function describeLateAnswer(late: LateAnswer): string[] {
  const lines = late.members.map(({ name, answer, before }) =>
    before && before !== answer
      ? `${name}: ${words[answer]}, was ${words[before]}`
      : `${name}: ${words[answer]}`,
  );
  if (late.companions === 0) return lines;
  return [...lines, late.companions === 1 ? "and 1 more" : `and ${late.companions} more`];
}

/** The caterer's list as a CSV file: meals with their numbers, who has a diet, then who eats what. */
export function headCountCsv(count: HeadCount, heads: readonly ComingHead[]): string {
  return writeCsv([
    ["Meal", "People"],
    ...count.meals.map(({ meal, people }) => [meal ?? "Not chosen", String(people)]),
    ["All", String(count.people)],
    [],
    ["Activity", "Meal", "People"],
    ...count.activities.flatMap(({ title, meals }) =>
      meals.map(({ meal, people }) => [title, meal ?? "Not chosen", String(people)]),
    ),
    [],
    ["Name", "Diet", "Meal"],
    ...count.diets.map(({ name, dietary, meal }) => [name, dietary, meal ?? ""]),
    [],
    ["Meal", "Name", "People", "Child", "Diet"],
    ...heads.map(({ meal, name, people, isChild, dietary }) => [
      meal ?? "Not chosen",
      name,
      String(people),
      isChild ? "Child" : "",
      dietary ?? "",
    ]),
  ]);
}

/** Answers as a CSV file; times are wall times of the event's zone, whose name stands in the head. */
export function answersCsv(lines: readonly RsvpLine[], timeZone: string): string {
  return writeCsv([
    ["Name", "Household", "E-mail", "Answer", "People", "Note", `Answered (${timeZone})`, "Late"],
    ...lines.map((line) => [
      line.name,
      line.householdName ?? "",
      line.email ?? "",
      rsvpCopy.states[stateOfLine(line)],
      line.state === null ? "" : String(line.partySize),
      line.note ?? "",
      line.answeredAt ? toWallTime(line.answeredAt, timeZone).replace("T", " ") : "",
      line.isLate ? "Late" : "",
    ]),
  ]);
}

/** The answers of several events as a CSV file; the moments are in UTC, because zones differ. */
export function allAnswersCsv(
  lines: readonly AnyEventLine[],
  eventNames: ReadonlyMap<string, string>,
): string {
  return writeCsv([
    ["Event", "Name", "Household", "E-mail", "Answer", "People", "Meal", "Note", "Answered (UTC)"],
    ...lines.map((line) => [
      eventNames.get(line.eventId) ?? "",
      line.name,
      line.householdName ?? "",
      line.email ?? "",
      rsvpCopy.states[stateOfLine(line)],
      line.state === null ? "" : String(line.partySize),
      line.mealChoice ?? "",
      line.note ?? "",
      line.answeredAt ? toWallTime(line.answeredAt, "UTC").replace("T", " ") : "",
    ]),
  ]);
}
