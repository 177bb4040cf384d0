import { seedOfSubject, subjectOfSeed } from "./cover-seeds.rules.ts";
import { eventTemplates } from "./templates.data.ts";
import { templateCounts } from "./template-counts.gen.ts";
import type { EventTemplate, TemplateCount, TemplateFamily } from "./templates.types.ts";

export { eventTemplates } from "./templates.data.ts";

/** The shelves, in the order in which they stand. */
export const templateFamilies: readonly { key: TemplateFamily; title: string; line: string }[] = [
  { key: "reunions", title: "Reunions", line: "People who knew each other find each other again." },
  { key: "celebrations", title: "Celebrations", line: "One day that belongs to somebody." },
  { key: "trips", title: "Trips", line: "Going somewhere together, and coming back." },
  { key: "work", title: "Work and learning", line: "A programme, speakers, an aim." },
  { key: "sport", title: "Sport", line: "Teams, rules, and those who cheer." },
  { key: "stage", title: "Stage and culture", line: "Something to see and hear." },
];

/** The template of an address, if there is one. */
export function findTemplate(key: string): EventTemplate | null {
  return eventTemplates.find((template) => template.key === key) ?? null;
}

/** How many tasks a template brings, and how long before the event they begin. */
export function countOfTemplate({ key }: Pick<EventTemplate, "key">): TemplateCount {
  const count = templateCounts[key];
  if (!count) throw new RangeError(`Nothing is counted of the template ${key}`);
  return count;
}

/** What a template's cover is drawn from, on its shelf and on its page. */
export function seedOfTemplate({ key, subject }: EventTemplate): string {
  return seedOfSubject(subject ?? null, `template-${key}`);
}

/** The template that suits an event best: of its occasion, else of its type. */
export function templateFor(event: {
  eventTypeId: string;
  coverSeed: string;
}): EventTemplate | null {
  const subject = subjectOfSeed(event.coverSeed);
  return (
    eventTemplates.find((one) => one.subject !== undefined && one.subject === subject) ??
    eventTemplates.find(({ eventTypeId }) => eventTypeId === event.eventTypeId) ??
    null
  );
}

/** How long before the event something is, in words: `4 weeks`, `13 months`. */
export function wordsOfLead(days: number): string {
  if (days < 14) return days === 1 ? "1 day" : `${days} days`;
  if (days < 92) return `${Math.round(days / 7)} weeks`;
  return `${Math.round(days / 30.4)} months`;
}
