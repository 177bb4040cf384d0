import { expect, it } from "vitest";
import { describeInvitations, describeLeftOut, invitationCodesCsv } from "./invitations.rules.ts";

const counts = { ready: 2, people: 5, noAddress: 1, unsubscribed: 0, recent: 3 };

it("says how many mails go to how many people", () => {
  expect(describeInvitations("invitation", counts)).toBe(
    "2 mails for 5 of 9 people: one for each household, with its own link.",
  );
  expect(describeInvitations("invitation", { ...counts, noAddress: 0, recent: 0 })).toBe(
    "2 mails for 5 people: one for each household, with its own link.",
  );
  expect(describeInvitations("reminder", { ...counts, ready: 0 })).toBe(
    "Nobody is left to remind today.",
  );
});

it("says who gets none, and only that", () => {
  expect(describeLeftOut(counts)).toEqual([
    "1 person without an e-mail address: copy their link in the list of RSVPs",
    "3 people had a mail less than 20 hours ago",
  ]);
});

it("writes the codes for the printer, a line a party, and no spreadsheet runs a name", () => {
  const file = invitationCodesCsv(
    [{ code: "7KQ2M9XW", household: null, people: ["=Ada", "Ben"], answered: false }],
    "https://jubilee.example/e",
  );
  expect(file.split("\r\n")[1]).toBe("'=Ada,\"'=Ada, Ben\",7KQ2-M9XW,https://jubilee.example/e,no");
});
