import { auditTopics } from "@jubilee/core/platform/audit.copy";
import type { AuditEntry } from "@jubilee/core/platform/audit.types";
import { describe, expect, it } from "vitest";
import { actionName, actorOf, subjectOf } from "./auditWords.ts";

const entry: AuditEntry = {
  id: "1",
  at: "2027-03-01T12:00:00Z",
  actorId: null,
  actorName: null,
  actorRole: "server",
  action: "activities.update",
  resourceType: "activities",
  resourceId: "a1",
  before: { title: "Walk" },
  after: { title: "Long walk" },
};

describe("the words of the audit log", () => {
  it("says what was done, in the words of the step where it has some", () => {
    expect(actionName("activities.update")).toBe("Activities: changed");
    expect(actionName("guests.erased")).toBe("Guests: erased");
    expect(actionName("users.viewed")).toBe("Account looked at");
  });

  it("says who did it", () => {
    expect(actorOf(entry)).toBe("The server");
    expect(actorOf({ ...entry, actorId: "u1", actorName: "Ada" })).toBe("Ada");
  });

  it("calls things by their newest name, and is silent about what it does not know", () => {
    expect(subjectOf(entry)).toBe("Long walk");
    expect(subjectOf({ ...entry, after: null })).toBe("Walk");
    expect(subjectOf({ ...entry, before: { capacity: 1 }, after: { capacity: 2 } })).toBeNull();
  });

  it("files every kind under one topic", () => {
    const kinds = auditTopics.flatMap((topic) => topic.kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
