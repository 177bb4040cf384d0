import { partsInOrder, partsOf } from "./blueprint-parts.rules.ts";
import type { BlueprintPart } from "./blueprint-parts.types.ts";
import { type AlreadyThere, sameWords } from "./blueprint-there.rules.ts";
import type { Blueprint } from "./blueprints.types.ts";

/** What of a blueprint would come to an event, and what is there already. */
export interface PartComing {
  part: BlueprintPart;
  comes: number;
  there: number;
}

/** The parts of which an event has something, whatever it is: who has them asks for more. */
export function partsThere(there: AlreadyThere): ReadonlySet<BlueprintPart> {
  const sizes: Record<BlueprintPart, number> = {
    activities: there.activities.size,
    tasks: there.tasks.size,
    form: there.questions.size + there.meals.size,
    answers: there.answers.size,
    mails: there.mails.size,
    tickets: there.tickets.size,
    seating: there.tables,
  };
  return new Set(partsInOrder.filter((part) => sizes[part] > 0));
}

/** What of each part would come to an event that has something already. */
export function partsComing(blueprint: Blueprint, there: AlreadyThere): PartComing[] {
  const { activities, tasks, questions, meals, answers, mails, tickets } = blueprint;
  const known = (all: readonly string[], of: { has: (words: string) => boolean }) =>
    all.filter((one) => of.has(sameWords(one))).length;
  const counts: Record<BlueprintPart, number> = {
    activities: known(
      activities.map(({ title }) => title),
      there.activities,
    ),
    tasks: known(
      tasks.map(({ title }) => title),
      there.tasks,
    ),
    // The meal is one question: it is there where all its dishes are.
    form:
      known(
        questions.map(({ prompt }) => prompt),
        there.questions,
      ) + Number(meals.length > 0 && meals.every(({ name }) => there.meals.has(sameWords(name)))),
    answers: known(
      answers.map(({ question }) => question),
      there.answers,
    ),
    mails: known(
      mails.map(({ name }) => name),
      there.mails,
    ),
    tickets: known(
      tickets.map(({ name }) => name),
      there.tickets,
    ),
    seating: 0,
  };
  return partsOf(blueprint).map(({ part, count }) => {
    const isThere = part === "seating" && there.tables > 0;
    return isThere
      ? { part, comes: 0, there: there.tables }
      : { part, comes: count - counts[part], there: counts[part] };
  });
}

/** The tasks and mails of a blueprint that would come, of the parts that are wanted. */
export function timedComing(
  blueprint: Blueprint,
  there: AlreadyThere,
  wanted: ReadonlySet<BlueprintPart>,
): Blueprint {
  const { tasks, mails } = blueprint;
  return {
    ...blueprint,
    tasks: wanted.has("tasks")
      ? tasks.filter(({ title }) => !there.tasks.has(sameWords(title)))
      : [],
    mails: wanted.has("mails") ? mails.filter(({ name }) => !there.mails.has(sameWords(name))) : [],
  };
}
