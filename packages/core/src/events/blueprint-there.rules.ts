import type { TemplateSource } from "./own-templates.types.ts";

/** Parts of which an event is known to have something by its words alone. */
export interface SetsThere {
  questions: ReadonlySet<string>;
  meals: ReadonlySet<string>;
  answers: ReadonlySet<string>;
  mails: ReadonlySet<string>;
  tickets: ReadonlySet<string>;
}

/** What an event has already, by its words; entries and tasks with their ids. */
export interface AlreadyThere extends SetsThere {
  activities: ReadonlyMap<string, string>;
  tasks: ReadonlyMap<string, string>;
  tables: number;
}

/** An event that is only made. */
export const nothingThere: AlreadyThere = {
  activities: new Map(),
  tasks: new Map(),
  questions: new Set(),
  meals: new Set(),
  answers: new Set(),
  mails: new Set(),
  tickets: new Set(),
  tables: 0,
};

/** Two that are written alike are the same thing. */
export const sameWords = (words: string) => words.trim().toLowerCase();

const words = (all: readonly string[]) => new Set(all.map(sameWords));

/** What an event has of all that a blueprint can bring. */
export function thereOf(source: TemplateSource): AlreadyThere {
  const byTitle = (all: readonly { id: string; title: string }[]) =>
    new Map(all.map(({ id, title }) => [sameWords(title), id]));
  return {
    activities: byTitle(source.activities),
    tasks: byTitle(source.tasks),
    questions: words(source.questions.map(({ prompt }) => prompt)),
    meals: words(source.meals.map(({ name }) => name)),
    answers: words(source.answers.map(({ question }) => question)),
    mails: words(source.mails.map(({ name }) => name)),
    tickets: words(source.tickets.map(({ name }) => name)),
    tables: source.tables.length,
  };
}
