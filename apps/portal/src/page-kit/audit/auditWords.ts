import { formatInstant } from "@jubilee/core/base/time.rules";
import { auditNoun, auditSteps } from "@jubilee/core/platform/audit.copy";
import { changesOf } from "@jubilee/core/platform/audit.rules";
import type { AuditChange, AuditEntry } from "@jubilee/core/platform/audit.types";

const verbs: Readonly<Record<string, string>> = {
  insert: "added",
  update: "changed",
  delete: "removed",
};

/** `order_confirmation` as "Order confirmation". */
export function readable(name: string): string {
  const words = spaced(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const spaced = (name: string) => name.replaceAll(/[_.]/g, " ");

/** Who did it. */
export const actorOf = ({ actorName, actorId }: AuditEntry): string =>
  actorName ?? actorId ?? "The server";

/** What was done, in words: "Changed an activity". */
export const deedOf = ({ action, resourceType }: AuditEntry): string =>
  readable(phraseOf(action, resourceType));

/** The whole line: "Ada changed an activity". */
export const sentenceOf = (entry: AuditEntry): string =>
  `${actorOf(entry)} ${phraseOf(entry.action, entry.resourceType)}`;

function phraseOf(action: string, kind: string): string {
  const verb = action.slice(action.lastIndexOf(".") + 1);
  return auditSteps[action] ?? `${verbs[verb] ?? spaced(verb)} ${auditNoun(kind) ?? spaced(kind)}`;
}

const nameFields = ["name", "title", "full_name", "label", "code", "ref", "number"] as const;

/** What the thing is called, as far as the line knows: a change keeps the changed columns only. */
export function subjectOf({ before, after }: AuditEntry): string | null {
  for (const known of [after, before]) {
    if (typeof known !== "object" || known === null) continue;
    for (const field of nameFields) {
      const value: unknown = Reflect.get(known, field);
      if (typeof value === "string" && value !== "") return value;
    }
  }
  return null;
}

const machineValue = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/;
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** Columns and values that only machines know: ids, counters of versions, lists and trees. */
function isForMachines({ field, was, is }: AuditChange): boolean {
  if (/(^|_)(id|ids|version|hash|position|seed)$/.test(field)) return true;
  return [was, is].some(
    (value) =>
      (typeof value === "object" && value !== null) ||
      (typeof value === "string" && machineValue.test(value)),
  );
}

/** One column's change in words: "Capacity: 40, before that 30". */
export function changeInWords({ field, ...change }: AuditChange, locale: string): string {
  const told = (value: unknown) => valueInWords(value, locale);
  if (!("was" in change)) return `${readable(field)}: ${told(change.is)}`;
  if (!("is" in change)) return `${readable(field)}: ${told(change.was)}`;
  return `${readable(field)}: ${told(change.is)}, before that ${told(change.was)}`;
}

function valueInWords(value: unknown, locale: string): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string") return JSON.stringify(value);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return instant.test(value) ? formatInstant(value, zone, locale) : value;
}

/** What the line is about: the thing's name, else what of it changed; null where machines alone know. */
export function aboutOf(entry: AuditEntry, locale: string): string | null {
  const subject = subjectOf(entry);
  if (subject) return subject;
  const change = changesOf(entry).find((one) => !isForMachines(one));
  return change ? changeInWords(change, locale) : null;
}
