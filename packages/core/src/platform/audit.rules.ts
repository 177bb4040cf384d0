import type { AuditChange, AuditEntry } from "./audit.types.ts";

/** What changed, column by column. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): AuditChange[] {
  const was = isRecord(before) ? before : {};
  const is = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    ...(field in was && { was: was[field] }),
    ...(field in is && { is: is[field] }),
  }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
