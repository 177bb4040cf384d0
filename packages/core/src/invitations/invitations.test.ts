import { expect, it } from "vitest";
import { describeInvitations, describeLeftOut } from "./invitations.rules.ts";

const counts = { ready: 2, people: 5, noAddress: 1, unsubscribed: 0, recent: 3 };

it("says how many mails go to how many people", () => {
  expect(describeInvitations("invitation", counts)).toBe(
    "2 mails for 5 people: one for each household, with its own link.",
  );
  expect(describeInvitations("reminder", { ...counts, ready: 0 })).toBe(
    "Nobody is left to remind today.",
  );
});

it("says who gets none, and only that", () => {
  expect(describeLeftOut(counts)).toEqual([
    "1 without an e-mail address: copy their link in the list of RSVPs",
    "3 had a mail less than 20 hours ago",
  ]);
});
