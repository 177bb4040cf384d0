import { describe, expect, it } from "vitest";
import { auditCsv } from "./audit-csv.rules.ts";
import { changesOf } from "./audit.rules.ts";
import type { AuditEntry } from "./audit.types.ts";

const entry: AuditEntry = {
  id: "1",
  at: "2027-03-01T12:00:00Z",
  actorId: "u1",
  actorName: "=cmd|' /C calc'!A0",
  actorRole: "authenticated",
  action: "events.update",
  resourceType: "events",
  resourceId: "e1",
  before: { name: "Old", capacity: null },
  after: { name: "New", capacity: 40 },
};

describe("the audit log", () => {
  it("says what changed, column by column", () => {
    expect(changesOf(entry)).toEqual([
      { field: "name", was: "Old", is: "New" },
      { field: "capacity", was: null, is: 40 },
    ]);
    expect(changesOf({ before: null, after: { reason: "spam" } })).toEqual([
      { field: "reason", is: "spam" },
    ]);
    expect(changesOf({ before: { a: [1] }, after: null })).toEqual([{ field: "a", was: [1] }]);
  });

  it("exports cells that no spreadsheet runs", () => {
    const [, line] = auditCsv([entry]).split("\r\n");
    expect(line).toContain("'=cmd");
    expect(line).toContain("events.update");
  });
});
