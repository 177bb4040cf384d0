import { expect, it } from "vitest";
import { mailStopsCsv, readAddresses, reasonOf } from "./mail-stops.rules.ts";
import type { MailStop } from "./mail-stops.types.ts";

const stop: MailStop = {
  id: "1",
  email: "ada@guests.example",
  kind: "manual",
  topic: null,
  reason: null,
  at: "2026-11-29T10:00:00Z",
};

it.each([
  ["ada@a.example", ["ada@a.example"], []],
  ["Ada@A.example\nada@a.example, bo@b.example;", ["ada@a.example", "bo@b.example"], []],
  ["Okafor, Ada", [], ["Okafor", "Ada"]],
  ["Ada Okafor <ada@a.example>; Bo <bo@b>", ["ada@a.example"], ["bo@b"]],
  ["ada@a.example bo@b.example", ["ada@a.example", "bo@b.example"], []],
  [" \n ", [], []],
])("reads %j", (text, addresses, wrong) => {
  expect(readAddresses(text)).toEqual({ addresses, wrong });
});

it.each([
  [{ reason: "Asked on the phone" }, "Asked on the phone"],
  [{}, "No reason was written"],
  [{ kind: "unsubscribed" }, "They want no mails from you"],
  [{ kind: "unsubscribed", topic: "campaigns" }, "They want no campaigns"],
  [{ kind: "hard_bounce", reason: "No such user" }, "No such user"],
  [{ kind: "hard_bounce" }, "The address does not exist"],
  [{ kind: "complaint" }, "They reported a mail as unwanted"],
] as const)("says why of %j", (part, said) => {
  expect(reasonOf({ ...stop, ...part })).toBe(said);
});

it("is a file whose cells run no formula", () => {
  expect(mailStopsCsv([{ ...stop, reason: "=1+1" }])).toBe(
    "\uFEFFAddress,Why,In words,Since (UTC)\r\nada@guests.example,Stopped by you,'=1+1,2026-11-29T10:00:00Z\r\n",
  );
});
