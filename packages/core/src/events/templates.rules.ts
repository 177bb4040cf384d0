import { newActivityDraft } from "../schedule/activities.rules.ts";
import type { ActivityDraft } from "../schedule/activities.types.ts";
import type { EventDraft } from "./events.types.ts";
import { seedOfSubject } from "./cover-seeds.rules.ts";
import { celebrationTemplates } from "./template-celebrations.data.ts";
import { reunionTemplates } from "./template-reunions.data.ts";
import { sportTemplates } from "./template-sport.data.ts";
import { stageTemplates } from "./template-stage.data.ts";
import type { EventTemplate, TemplateEntry, TemplateFamily } from "./templates.types.ts";
import { tripTemplates } from "./template-trips.data.ts";
import { workTemplates } from "./template-work.data.ts";
import { hasWords } from "../base/plain-words.rules.ts";

/** The shelves, in the order in which they stand. */
export const templateFamilies: readonly { key: TemplateFamily; title: string }[] = [
  { key: "reunions", title: "Reunions and gatherings" },
  { key: "celebrations", title: "Celebrations" },
  { key: "trips", title: "Trips" },
  { key: "work", title: "Work" },
  { key: "sport", title: "Sport" },
  { key: "stage", title: "Stage and culture" },
];

/** All 35, shelf by shelf. */
export const eventTemplates: readonly EventTemplate[] = [
  ...reunionTemplates,
  ...celebrationTemplates,
  ...tripTemplates,
  ...workTemplates,
  ...sportTemplates,
  ...stageTemplates,
];

/** The template of an address, if there is one. */
export function findTemplate(key: string): EventTemplate | null {
  return eventTemplates.find((template) => template.key === key) ?? null;
}

/** What a template's cover is drawn from, on its shelf and on its page. */
export function seedOfTemplate({ key, subject }: EventTemplate): string {
  return seedOfSubject(subject ?? null, `template-${key}`);
}

/** The templates in which every word stands, whatever its case and accents. */
export function templatesWith(text: string): EventTemplate[] {
  return eventTemplates.filter((template) => {
    const entries = template.programme.map(({ title }) => title).join(" ");
    return hasWords(`${template.title} ${template.key} ${template.line} ${entries}`, text);
  });
}

const dayMs = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** `day` days after a date `YYYY-MM-DD`, at a clock. */
const wall = (date: string, day: number, clock: string) =>
  `${isoDay(Date.parse(date) + day * dayMs)}T${clock}`;

const after = (wallTime: string, minutes: number) =>
  new Date(Date.parse(`${wallTime}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/**
 * The draft that a template makes of an empty one: its kind, words and hours, on its weekday some
 * weeks ahead or on the day that was asked for. The name stays the planner's own.
 */
export function draftOfTemplate(
  template: EventTemplate,
  blank: EventDraft,
  { nowMs, day }: { nowMs: number; day: string | null },
): EventDraft {
  const earliest = new Date(nowMs + template.weeksAhead * 7 * dayMs);
  const wait = (template.weekday - earliest.getUTCDay() + 7) % 7;
  const date = day ?? isoDay(earliest.getTime() + wait * dayMs);
  return {
    ...blank,
    description: template.story,
    eventTypeId: template.eventTypeId,
    coverSeed: seedOfSubject(template.subject ?? null, blank.coverSeed),
    startLocal: wall(date, 0, template.starts),
    endLocal: wall(date, template.ends.day, template.ends.at),
  };
}

/** The activities that a template brings to an event which begins at a wall time. */
export function programmeOf(template: EventTemplate, startLocal: string): ActivityDraft[] {
  const date = startLocal.slice(0, 10);
  const blank = newActivityDraft({ startLocal }, []);
  return template.programme.map((entry) => ({
    ...blank,
    title: entry.title,
    kind: entry.kind,
    description: entry.note,
    startLocal: wall(date, entry.day, entry.at),
    endLocal: after(wall(date, entry.day, entry.at), entry.minutes),
  }));
}

/** The clock at which an entry ends. */
export function endOfEntry({ at, minutes }: TemplateEntry): string {
  return after(wall("2026-01-01", 0, at), minutes).slice(11);
}
