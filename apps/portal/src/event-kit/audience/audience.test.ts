import { everyone } from "@jubilee/core/people/audiences.rules";
import { describe, expect, it } from "vitest";
import {
  asked,
  audienceSwitches,
  isOn,
  turned,
  whoAreWords,
  type AudienceSwitch,
} from "./audience.rules.ts";

const jazz: AudienceSwitch = { kind: "tag", value: "jazz", label: "jazz" };
const team: AudienceSwitch = { kind: "team", value: null, label: "your team" };

describe("switches of a question", () => {
  it("turns values on and off, and leaves no part that asks nothing", () => {
    const on = turned([], jazz);
    expect(on).toEqual([{ kind: "tag", values: ["jazz"] }]);
    expect(isOn(on, jazz)).toBe(true);
    expect(turned(on, { ...jazz, value: "old" })).toEqual([
      { kind: "tag", values: ["jazz", "old"] },
    ]);
    expect(turned(on, jazz)).toEqual([]);
    expect(isOn(turned([], team), team)).toBe(true);
    expect(turned(turned([], team), team)).toEqual([]);
  });

  it("asks for everybody where nothing is chosen, and not beside a choice", () => {
    expect(asked({ ...everyone, who: [] })).toEqual(everyone);
    expect(asked({ ...everyone, who: [...everyone.who, ...turned([], jazz)] }).who).toEqual([
      { kind: "tag", values: ["jazz"] },
    ]);
  });

  it("offers only what there is", () => {
    const choices = {
      locale: "en",
      people: 3,
      answers: { yes: 2, pending: 1 },
      opened: 1,
      team: 1,
      groups: [],
      tags: [{ value: "jazz", people: 2 }],
      fields: [{ name: "Bus", values: [{ value: "North", people: 1 }] }],
      tickets: [],
      activities: [],
    };
    expect(audienceSwitches(choices).map(({ title }) => title)).toEqual([
      "Answer",
      "Tag",
      "Bus",
      "More",
    ]);
  });
});

describe("those whom no mail reaches", () => {
  it("are asked for as one or as many", () => {
    expect(whoAreWords(1)).toBe("Who is the one?");
    expect(whoAreWords(3)).toBe("Who are the 3?");
  });
});
