import { describe, expect, it } from "vitest";
import {
  draftOfParty,
  hostProblems,
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
  pass: null,
  waitlistPosition: null,
});

const party: PublicParty = {
  members: [member("Ada", "yes"), member("Ben", null)],
  companions: [{ name: null, isChild: false, meal: null, dietary: null, pass: null }],
  maxPeople: 4,
  meals: [{ name: "Risotto", description: null, forChildren: false }],
  questions: [{ id: "bus", prompt: "Bus?", kind: "yes_no", options: [], required: true }],
  activities: [
    {
      id: "tour",
      title: "Tour",
      startAt: "2027-06-12T10:00:00Z",
      endAt: "2027-06-12T11:00:00Z",
      room: null,
      requiresRsvp: false,
      placesLeft: 3,
      places: { Ada: "waiting" },
    },
  ],
  answers: {},
  note: null,
  closes: null,
  canAnswer: true,
  canAsk: true,
  late: null,
  seats: [],
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
      members: [{ id: "Ada", answer: "yes", meal: "Risotto", dietary: null, activities: ["tour"] }],
      companions: [{ name: null, isChild: false, meal: null, dietary: null }],
      answers: { bus: "yes" },
      note: null,
    });
  });

  it("lets a host leave questions and members open, but not everything", () => {
    const draft = draftOfParty(party);
    expect(hostProblems(party, draft)).toEqual({});
    const silent = { ...draft, members: draft.members.map((one) => ({ ...one, answer: null })) };
    expect(hostProblems(party, silent)).toEqual({ Ada: "Say whether somebody will come" });
  });

  it("brings nobody and asks nothing when all stay at home", () => {
    const draft = draftOfParty({ ...party, members: [member("Ada", "no")] });
    expect(partyProblems(party, draft)).toEqual({});
    expect(submissionOf(draft).companions).toEqual([]);
    expect(submissionOf(draft).members[0]?.activities).toEqual([]);
  });

  it("says at once that nobody can be at two places", () => {
    const [tour] = party.activities;
    if (!tour) throw new Error("There is a tour");
    const at = (id: string, startAt: string, endAt: string) => ({
      ...tour,
      id,
      title: id,
      startAt,
      endAt,
    });
    const clashing = (start: string) => {
      const activities = [tour, at("Sail", start, "2027-06-12T12:00:00Z")];
      const draft = draftOfParty({
        ...party,
        activities,
        questions: [],
        members: [member("Ada", "yes")],
      });
      const members = draft.members.map((one) => ({ ...one, activities: ["tour", "Sail"] }));
      return partyProblems({ ...party, activities, questions: [] }, { ...draft, members });
    };
    expect(clashing("2027-06-12T10:30:00Z")).toEqual({
      Ada: "“Tour” and “Sail” are at the same time",
    });
    expect(clashing("2027-06-12T11:00:00Z")).toEqual({});
  });
});
