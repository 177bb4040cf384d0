import { writeCsv } from "../base/csv.rules.ts";
import type { AuditEntry } from "./audit.types.ts";

const head = ["When (UTC)", "Who", "Role", "Action", "Resource", "Resource id", "Before", "After"];

/** Entries as CSV; cells that a spreadsheet would run are quoted. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return writeCsv([
    head,
    ...entries.map((entry) => [
      entry.at,
      entry.actorName ?? entry.actorId ?? "",
      entry.actorRole,
      entry.action,
      entry.resourceType,
      entry.resourceId ?? "",
      asText(entry.before),
      asText(entry.after),
    ]),
  ]);
}

const asText = (value: unknown): string =>
  value === null || value === undefined ? "" : JSON.stringify(value);

/** What changed, a line a column: "name: Old → New". */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): string[] {
  const was = isRecord(before) ? before : {};
  const is = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((key) => {
    const [old, now] = [was[key], is[key]].map(shown);
    if (!(key in was)) return `${key}: ${now}`;
    return key in is ? `${key}: ${old} → ${now}` : `${key}: ${old}`;
  });
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
