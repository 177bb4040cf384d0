import { describe, expect, it } from "vitest";
import { readSessions } from "./administration.rules.ts";

describe("readSessions", () => {
  it("reads what the function tells and leaves out what it cannot read", () => {
    const session = { id: "s", userId: "u", createdAt: "2027-03-01T12:00:00Z", userAgent: 7 };
    expect(readSessions({ sessions: [session, null, { id: 1 }] })).toEqual([
      {
        id: "s",
        userId: "u",
        createdAt: "2027-03-01T12:00:00Z",
        lastSeenAt: "2027-03-01T12:00:00Z",
        userAgent: null,
        ipPrefix: null,
      },
    ]);
    expect(readSessions(null)).toEqual([]);
    expect(readSessions({ sessions: "none" })).toEqual([]);
  });
});
