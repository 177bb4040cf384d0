import type { AuditRequest } from "@jubilee/core/platform/audit.types";

/** The bounds of a day on the device's clock; none when it is no day. */
export function dayOf(day: string | null): Pick<AuditRequest, "since" | "until"> {
  const begins = new Date(`${day}T00:00:00`);
  if (day === null || Number.isNaN(begins.getTime())) return {};
  const ends = new Date(begins);
  ends.setDate(ends.getDate() + 1);
  return { since: begins.toISOString(), until: ends.toISOString() };
}
