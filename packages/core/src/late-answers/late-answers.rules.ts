import { writeCsv } from "../imports/csv.rules.ts";
import type { HeadCount, LateAnswer } from "./late-answers.types.ts";

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

/** The caterer's list as a CSV file: meals with their numbers, then diets by name. */
export function headCountCsv(count: HeadCount): string {
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
  ]);
}
