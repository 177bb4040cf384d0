import { describe, expect, it } from "vitest";
import {
  draftOfParty,
  partyHeading,
  partyProblems,
  placesToBring,
  submissionOf,
} from "./party.rules.ts";
import type { PartyMember, PublicParty } from "./party.types.ts";

const member = (id: string, state: PartyMember["state"]): PartyMember => ({
  id,
  name: id,
  isChild: false,
  state,
  meal: state === "yes" ? "Risotto" : null,
  dietary: null,
  waitlistPosition: null,
});

const party: PublicParty = {
  members: [member("Ada", "yes"), member("Ben", null)],
  companions: [{ name: null, isChild: false, meal: null, dietary: null }],
  maxPeople: 4,
  meals: [{ name: "Risotto", description: null, forChildren: false }],
  questions: [{ id: "bus", prompt: "Bus?", kind: "yes_no", options: [], required: true }],
  answers: {},
  note: null,
  closes: null,
  canAnswer: true,
  canAsk: true,
  late: null,
};

describe("the form of a party", () => {
  it("opens with what is known and asks for the rest", () => {
    const draft = draftOfParty(party);
    expect(draft.members.map(({ answer }) => answer)).toEqual(["yes", null]);
    expect(partyProblems(party, draft)).toEqual({
      Ben: "Say whether Ben will come",
      bus: "Please answer this",
    });
    expect(placesToBring(party, draft)).toBe(1);
  });

  it("sends a companion without a name, and only answers that were given", () => {
    const draft = { ...draftOfParty(party), answers: { bus: "yes", empty: " " } };
    expect(submissionOf(draft)).toEqual({
      members: [{ id: "Ada", answer: "yes", meal: "Risotto", dietary: null }],
      companions: [{ name: null, isChild: false, meal: null, dietary: null }],
      answers: { bus: "yes" },
      note: null,
    });
  });

  it("brings nobody and asks nothing when all stay at home", () => {
    const draft = draftOfParty({ ...party, members: [member("Ada", "no")] });
    expect(partyProblems(party, draft)).toEqual({});
    expect(submissionOf(draft).companions).toEqual([]);
  });

  it.each([
    [[null, null], "Will you all be there?"],
    [[null], "Will you be there?"],
    [["no", "yes"], "See you there"],
    [["no", "waitlisted"], "You are on the waiting list"],
    [["no", "maybe"], "We keep our fingers crossed"],
    [["no"], "A pity, and thank you for telling us"],
  ] as const)("is headed for %j by %s", (states, heading) => {
    const members = states.map((state, index) => member(String(index), state));
    expect(partyHeading({ ...party, members })).toBe(heading);
  });
});
