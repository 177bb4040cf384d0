import { describe, expect, it } from "vitest";
import {
  avatarProblem,
  readDeletionState,
  readNotificationPrefs,
  readUserData,
  writeNotificationPrefs,
} from "./account.rules.ts";

describe("notification preferences", () => {
  const usual = { answer: "digest", order: "now", refund: "now", waitlist: "digest", poll: "now" };

  it.each([null, "x", [], {}, { answer: "sometimes" }])("%o is as by default", (stored) =>
    expect(readNotificationPrefs(stored)).toMatchObject({
      topics: usual,
      product: { answer: true, order: true },
      push: { answer: false, order: true },
      quiet: null,
    }),
  );

  it("come back as they were stored", () => {
    const prefs = readNotificationPrefs({
      order: "off",
      answer: "hourly",
      product: { order: false },
      push: { poll: false },
      quiet: { from: "22:00", to: "07:00" },
    });
    expect(readNotificationPrefs(writeNotificationPrefs(prefs))).toEqual(prefs);
    expect(prefs.topics).toMatchObject({ order: "off", answer: "hourly" });
    expect([prefs.product.order, prefs.push.poll]).toEqual([false, false]);
  });

  it.each([{ from: "25:00", to: "07:00" }, { from: "22:00" }, "22-7"])(
    "%o are no quiet hours",
    (quiet) => expect(readNotificationPrefs({ quiet }).quiet).toBeNull(),
  );
});

describe("a picture", () => {
  it.each([
    ["image/png", 1_000, null],
    ["image/webp", 5 * 1024 * 1024, null],
    ["image/jpeg", 5 * 1024 * 1024 + 1, "Only JPG, PNG or WebP up to 5 MB"],
    ["image/svg+xml", 100, "Only JPG, PNG or WebP up to 5 MB"],
  ])("%s of %d bytes", (type, size, problem) =>
    expect(avatarProblem({ type, size })).toBe(problem),
  );
});

it("a state of leaving that cannot be read is none", () => {
  expect(readDeletionState({ requestedAt: null })).toBeNull();
  expect(readDeletionState({ dueAt: "2027-01-01T00:00:00Z" })).toMatchObject({
    isProven: false,
    soldEvents: [],
  });
});

describe("what an account is known by", () => {
  it("is read from the one call", () => {
    const answer = {
      profile: {
        display_name: "Maya Albright",
        time_zone: "Europe/Berlin",
        created_at: "2027-03-01T12:00:00Z",
        wants_affiliate: true,
      },
      subscription: { plan_type: "pro" },
      is_admin: false,
      accounts: [{ id: "a1", name: "Maya Albright", role: "owner" }, null],
    };
    expect(readUserData(answer)).toEqual({
      name: "Maya Albright",
      timeZone: "Europe/Berlin",
      since: "2027-03-01T12:00:00Z",
      wantsAffiliate: true,
      planType: "pro",
      isAdmin: false,
      accounts: [{ name: "Maya Albright", role: "owner" }],
    });
  });

  it.each([null, {}, { profile: null }, []])("%o is nothing", (answer) =>
    expect(readUserData(answer)).toBeNull(),
  );

  it("without a plan it is free, and nobody is an administrator by a word", () => {
    expect(readUserData({ profile: {}, is_admin: "yes" })).toMatchObject({
      planType: "free",
      isAdmin: false,
      accounts: [],
    });
  });
});
