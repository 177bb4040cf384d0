import { auditTopics } from "@jubilee/core/platform/audit.copy";
import type { AuditEntry } from "@jubilee/core/platform/audit.types";
import { describe, expect, it } from "vitest";
import { aboutOf, actorOf, deedOf, sentenceOf, subjectOf } from "./auditWords.ts";

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
  it("says what was done as a sentence, in the words of the step where it has some", () => {
    const done = (action: string, resourceType: string) =>
      sentenceOf({ ...entry, actorName: "Ada", action, resourceType });
    expect(done("activities.update", "activities")).toBe("Ada changed an activity");
    expect(done("guests.erased", "guests")).toBe("Ada erased a guest");
    expect(done("made_up.insert", "made_up")).toBe("Ada added made up");
    expect(done("users.viewed", "users")).toBe("Ada looked at an account");
    expect(deedOf(entry)).toBe("Changed an activity");
  });

  it("tells what changed where the thing's name is not known, and nothing of machines", () => {
    const told = (before: unknown, after: unknown) => aboutOf({ ...entry, before, after }, "en-GB");
    expect(told({ people: 1 }, { people: 2 })).toBe("People: 2, before that 1");
    expect(told({ paid: false, note: "x" }, { paid: true, note: "" })).toBe(
      "Paid: yes, before that no",
    );
    expect(told({ account_id: "a", version: 1 }, { account_id: "b", version: 2 })).toBeNull();
    expect(told(null, { rules: { a: 1 } })).toBeNull();
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
    expect(kinds).toContain("thread_messages");
  });
});
