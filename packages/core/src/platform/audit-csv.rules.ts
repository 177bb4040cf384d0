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
