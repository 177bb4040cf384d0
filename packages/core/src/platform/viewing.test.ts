import { describe, expect, it } from "vitest";
import { readViewing, viewedUser, viewingCall } from "./viewing.rules.ts";
import type { Viewing } from "./viewing.types.ts";

const viewing: Viewing = {
  id: "v1",
  administratorId: "boss",
  endsAt: "2026-11-21T10:30:00Z",
  user: { id: "ada", email: "ada@example.org", name: "Ada Bright", avatarUrl: null },
};
const before = Date.parse("2026-11-21T10:29:59Z");

describe("a look at somebody's account", () => {
  it("is kept for its half hour", () => {
    const text = JSON.stringify(viewing);
    expect(readViewing(text, before)).toEqual(viewing);
    expect(readViewing(text, before + 1_000)).toBeNull();
    expect(readViewing(null, before)).toBeNull();
  });

  it("shows the portal to the viewed person", () => {
    expect(viewedUser(viewing)).toMatchObject({ id: "ada", email: "ada@example.org" });
  });

  it.each([
    ["GET", "/rest/v1/events?select=id", "as"],
    ["POST", "/rest/v1/rpc/get_at_a_glance", "as"],
    ["POST", "/rest/v1/events", "refused"],
    ["PATCH", "/rest/v1/profiles?user_id=eq.1", "refused"],
    ["DELETE", "/rest/v1/guests?id=eq.1", "refused"],
    ["POST", "/rest/v1/rpc/end_viewing", "plain"],
    ["POST", "/auth/v1/token?grant_type=refresh_token", "plain"],
    ["POST", "/auth/v1/logout?scope=global", "plain"],
    ["PUT", "/auth/v1/user", "refused"],
    ["POST", "/auth/v1/factors", "refused"],
    ["POST", "/functions/v1/plan-checkout", "refused"],
    ["POST", "/storage/v1/object/covers/x.png", "refused"],
  ])("%s %s is %s", (method, path, expected) => {
    expect(viewingCall(`https://portal.example${path}`, method)).toBe(expected);
  });
});
