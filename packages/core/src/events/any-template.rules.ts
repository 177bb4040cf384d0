import { blueprintProblems } from "./blueprint-check.rules.ts";
import type { Blueprint } from "./blueprints.types.ts";
import { subjectOfSeed } from "./cover-seeds.rules.ts";
import { isBuiltInEventTypeId } from "./event-types.rules.ts";
import type { AnyTemplate, SharedTemplate } from "./own-templates.types.ts";
import { seedOfTemplate } from "./templates.rules.ts";
import type { EventTemplate } from "./templates.types.ts";

const ownMark = "own-";
const sharedMark = "shared-";

/** What asks for a template of one's own. */
export const ownTemplateKey = (id: string) => ownMark + id;
/** What asks for a template behind a link. */
export const sharedTemplateKey = (token: string) => sharedMark + token;

/** Where a template is from by what asks for it. */
export function originOfKey(key: string): { kind: "own" | "shared" | "ours"; name: string } {
  if (key.startsWith(ownMark)) return { kind: "own", name: key.slice(ownMark.length) };
  if (key.startsWith(sharedMark)) return { kind: "shared", name: key.slice(sharedMark.length) };
  return { kind: "ours", name: key };
}

/** What an event keeps of where it is from: never a link's token. */
export const keptTemplateKey = (key: string) =>
  originOfKey(key).kind === "shared" ? "shared" : key;

/** What its tasks remember of it, short enough to stand before their own keys. */
export const taskTemplateKey = (key: string) =>
  originOfKey(key).kind === "ours" ? key : originOfKey(key).kind;

/** Whether the tasks of a template, by what they remember of it, are ours: its amounts are told in euros then. */
export const isOfOurs = (taskKey: string) => taskKey !== "own" && taskKey !== "shared";

/** One of ours, with what it brings. */
export const ourTemplate = (template: EventTemplate, blueprint: Blueprint): AnyTemplate => ({
  key: template.key,
  title: template.title,
  line: template.line,
  eventTypeId: template.eventTypeId,
  seed: seedOfTemplate(template),
  subject: template.subject ?? null,
  blueprint,
});

/** One that somebody made; null where it is no whole template, so that nothing half is used. */
export function madeTemplate(key: string, told: SharedTemplate): AnyTemplate | null {
  if (blueprintProblems(told.blueprint).length > 0) return null;
  const { title, line, coverSeed: seed, blueprint } = told;
  const eventTypeId = isBuiltInEventTypeId(told.eventTypeId) ? told.eventTypeId : "club-type-1";
  return { key, title, line, eventTypeId, seed, subject: subjectOfSeed(seed), blueprint };
}
