import { describe, expect, it } from "vitest";
import { chosenOf, mayIn } from "./rights.rules.ts";
import { grouped, meaningOf, withBrought, broughtAlong, chosenAlone } from "./role-words.rules.ts";
import type { AccountRights } from "./rights.types.ts";

const account = (part: Partial<AccountRights>): AccountRights => ({
  accountId: "own",
  name: "Mine",
  plan: "free",
  role: { key: "owner", name: "Owner" },
  isOwn: true,
  isChosen: true,
  ownerId: "me",
  owner: "Me",
  eventIds: null,
  permissions: ["events.read", "events.write", "guests.write"],
  ...part,
});
const other = account({
  accountId: "theirs",
  isOwn: false,
  isChosen: false,
  eventIds: ["party"],
  permissions: ["events.read", "check_in.scan"],
});
const rights = [account({}), other];

describe("what one may do", () => {
  it.each([
    ["all of the account that is shown", "events.write", {}, true],
    ["a chosen event of another account", "check_in.scan", { eventId: "party" }, true],
    ["not another event there", "check_in.scan", { eventId: "gala", accountId: "theirs" }, false],
    ["nor all of that account", "check_in.scan", { accountId: "theirs" }, false],
    ["nor more than the role", "guests.write", { eventId: "party", accountId: "theirs" }, false],
    ["one's own events whole", "guests.write", { eventId: "mine", accountId: "own" }, true],
  ] as const)("%s", (_name, permission, subject, may) => {
    expect(mayIn(rights, permission, subject)).toBe(may);
  });
  it("shows the chosen account, else the own one", () => {
    expect(chosenOf([account({ isChosen: false }), { ...other, isChosen: true }])?.accountId).toBe(
      "theirs",
    );
    expect(chosenOf([account({ isChosen: false }), other])?.accountId).toBe("own");
  });
});

describe("the words of roles", () => {
  it("says a role of one's own by its first rights", () => {
    expect(
      meaningOf({ key: null, permissions: ["check_in.scan", "guests.read", "events.read", "x.y"] }),
    ).toBe("See names and answers, scan tickets, open it and 1 more");
    expect(meaningOf({ key: null, permissions: [] })).toBe("Nothing yet");
  });
  it("names one without words by itself, last", () => {
    expect(grouped(["robots.fly"])).toEqual([
      { title: "The account", rights: [{ permission: "robots.fly", does: "robots.fly" }] },
    ]);
  });
  it("brings along what it makes no sense without, and addresses where they are shown", () => {
    expect(withBrought(["orders.write"]).toSorted()).toEqual([
      "guests.read",
      "guests.read_contact",
      "orders.read",
      "orders.write",
    ]);
    expect(broughtAlong(["orders.write"], "guests.read_contact")).toBe(
      "Change orders, give out tickets",
    );
    expect(broughtAlong(["check_in.scan"], "guests.read_contact")).toBeNull();
  });
  it("what comes along is not chosen by itself, so addresses go with what showed them", () => {
    expect(chosenAlone(withBrought(["orders.write", "check_in.scan"])).toSorted()).toEqual([
      "check_in.scan",
      "orders.write",
    ]);
    expect(chosenAlone(["guests.read", "events.read"])).toEqual(["guests.read", "events.read"]);
  });
});
