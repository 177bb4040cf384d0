import type { TalkPartner } from "@jubilee/core/talk/threads.types";
import { expect, it } from "vitest";
import { chosenWith, isSmallGroup, peopleOf, readersOf } from "./partners.ts";

const partner = (kind: TalkPartner["kind"], id: string): TalkPartner => ({
  kind,
  id,
  name: id,
  detail: null,
});
const ada = partner("user", "ada");
const kofi = partner("guest", "kofi");
const ferry = partner("group", "ball:Ferry");

it("nobody is chosen twice, and a whole group or activity stands alone", () => {
  expect(chosenWith([ada], ada)).toEqual([ada]);
  expect(chosenWith([ada], kofi)).toEqual([ada, kofi]);
  expect(chosenWith([ada, kofi], ferry)).toEqual([ferry]);
  expect(chosenWith([ferry], kofi)).toEqual([kofi]);
});

it("one guest talks with the hosts; a colleague or several have a conversation of their own", () => {
  expect([[kofi], [ferry], [ada], [kofi, ada]].map(isSmallGroup)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(peopleOf([kofi, ada])).toEqual({ users: ["ada"], guests: ["kofi"] });
});

it("who will read it is said before anything is written", () => {
  expect(readersOf([kofi], "Ball")).toMatch(/Whoever works on the event with you sees it/);
  expect(readersOf([ada], "Ball")).toBe("Only the two of you read it.");
  expect(readersOf([ada, kofi], "Ball")).toMatch(/^Only you and those you chose/);
  expect(readersOf([ferry], "Ball")).toMatch(/^Everybody of the group .* of Ball/);
});
