import { describe, expect, it } from "vitest";
import { findSessions, readSessions } from "./administration.rules.ts";

describe("readSessions", () => {
  it("reads what the function tells and leaves out what it cannot read", () => {
    const session = { id: "s", userId: "u", createdAt: "2027-03-01T12:00:00Z", userAgent: 7 };
    expect(readSessions({ sessions: [session, null, { id: 1 }] })).toEqual([
      {
        id: "s",
        userId: "u",
        userName: null,
        email: null,
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

describe("findSessions", () => {
  const nowMs = Date.parse("2027-03-31T12:00:00Z");
  const sessionOf = (id: string, lastSeenAt: string, userName: string) => ({
    id,
    userId: id,
    userName,
    email: `${id}@example.org`,
    createdAt: "2027-01-01T00:00:00Z",
    lastSeenAt,
    userAgent: "Firefox",
    ipPrefix: null,
  });
  const sessions = [
    sessionOf("a", "2027-03-31T11:00:00Z", "Ada Albright"),
    sessionOf("b", "2027-03-01T12:00:00Z", "Björn"),
    sessionOf("c", "2027-03-01T12:00:01Z", "Cleo"),
  ];
  const found = (request: Parameters<typeof findSessions>[1]) =>
    findSessions(sessions, request, nowMs).map(({ id }) => id);

  it("finds by name, address and device, and those that nobody used for 30 days", () => {
    expect(found({})).toEqual(["a", "b", "c"]);
    expect(found({ text: " ALBRIGHT " })).toEqual(["a"]);
    expect(found({ text: "b@example" })).toEqual(["b"]);
    expect(found({ text: "firefox", filter: "idle" })).toEqual(["b"]);
  });
});
