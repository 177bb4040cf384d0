import { describe, expect, it } from "vitest";
import {
  audienceReasonWords,
  audienceSentence,
  everyone,
  isSameQuestion,
  namesOfChoices,
  noMailWords,
  notMeantWords,
  oneAudience,
  reachWords,
} from "./audiences.rules.ts";
import type { AudienceCount, AudiencePart, AudienceQuestion } from "./audiences.types.ts";

const names = namesOfChoices(
  {
    tickets: [{ value: "t1", name: "Dinner", people: 3 }],
    activities: [{ value: "a1", name: "Boat trip", people: 3 }],
  },
  [{ id: "e2", name: "Picnic" }],
);
const part = (kind: AudiencePart["kind"], values: string[] = [], more = {}): AudiencePart => ({
  kind,
  values,
  ...more,
});
const asks = (who: AudiencePart[], more: Partial<AudienceQuestion> = {}): AudienceQuestion => ({
  match: "all",
  who,
  without: [],
  ...more,
});

describe("audienceSentence", () => {
  it.each<[string, AudienceQuestion]>([
    ["Everyone", everyone],
    ["Everyone coming", oneAudience(part("answer", ["yes"]))],
    ["Everyone coming or who may come", oneAudience(part("answer", ["yes", "maybe"]))],
    [
      "Everyone without an answer of Picnic",
      asks([part("answer", ["pending"], { eventId: "e2" })]),
    ],
    [
      "Everyone coming and in 1997 or 1998",
      asks([part("answer", ["yes"]), part("group", ["1997", "1998"])]),
    ],
    [
      "Everyone coming, or on the team",
      asks([part("answer", ["yes"]), part("team")], { match: "any" }),
    ],
    ["Everyone with a ticket (Dinner)", asks([part("ticket", ["t1"])])],
    ["Everyone with a ticket (one that is gone)", asks([part("ticket", ["t9"])])],
    ["Everyone in Boat trip", asks([part("activity", ["a1"])])],
    ["Everyone with North under Bus", asks([part("field", ["North"], { field: "Bus" })])],
    ["Everyone on the list of Picnic", asks([part("everyone", [], { eventId: "e2" })])],
    ["Everyone among 3 chosen by hand", asks([part("list", ["1", "2", "3"])])],
    [
      "Everyone coming, except those tagged old or on the team",
      asks([part("answer", ["yes"])], { without: [part("tag", ["old"]), part("team")] }),
    ],
    ["Everyone, except those tagged old", { ...everyone, without: [part("tag", ["old"])] }],
  ])("%s", (sentence, question) => expect(audienceSentence(question, names)).toBe(sentence));
});

describe("audienceReasonWords", () => {
  const question = asks([
    part("tag", ["jazz", "old"]),
    part("answer", ["yes"]),
    part("list", ["1", "2"]),
  ]);
  it.each([
    ["jazz", { part: 0, facts: ["jazz"] }],
    ["coming", { part: 1, facts: ["yes"] }],
    ["chosen by hand", { part: 2, facts: [] }],
    ["", { part: 7, facts: [] }],
  ])("%s", (words, reason) => expect(audienceReasonWords(reason, question, names)).toBe(words));
});

const count: AudienceCount = {
  people: 138,
  email: 135,
  product: 138,
  push: 0,
  withoutAddress: 3,
  switchedOff: 0,
  comesBack: 0,
  sharedAddress: 0,
  notMeant: 0,
  languages: [],
  zones: 1,
  sample: [],
};

describe("what is said of reach", () => {
  it("tells whom no mail reaches, and why", () => {
    expect(reachWords(count)).toBe("135 by e-mail, 3 without an address");
    expect(reachWords({ ...count, email: 132, switchedOff: 1, sharedAddress: 2 })).toBe(
      "132 by e-mail, 3 without an address, 1 wants no mails, 2 share an address",
    );
  });

  it("tells why the list has more people", () => {
    expect(notMeantWords(count)).toBe("");
    expect(notMeantWords({ ...count, notMeant: 1 })).toContain("1 more on the list is missing");
    expect(notMeantWords({ ...count, notMeant: 7 })).toContain("7 more on the list are missing");
  });

  it("says of one person why no mail goes to them", () => {
    const person = {
      id: "1",
      guestId: "1",
      eventGuestId: null,
      memberId: null,
      name: "Ama",
      email: null,
      locale: "en",
      timeZone: "UTC",
      why: [],
    };
    expect(noMailWords({ ...person, channels: [], off: ["no_address"] })).toBe("no e-mail address");
    expect(noMailWords({ ...person, channels: ["email"], off: [] })).toBeNull();
  });
});

describe("isSameQuestion", () => {
  it("does not mind the order of values, nor how one part is joined", () => {
    expect(
      isSameQuestion(
        asks([part("tag", ["a", "b"])]),
        asks([part("tag", ["b", "a"])], { match: "any" }),
      ),
    ).toBe(true);
    expect(isSameQuestion(asks([part("tag", ["a"])]), asks([part("tag", ["b"])]))).toBe(false);
    expect(isSameQuestion(everyone, { ...everyone, without: [part("team")] })).toBe(false);
  });
});
