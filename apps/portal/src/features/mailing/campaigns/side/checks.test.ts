import type { CampaignCheck } from "@jubilee/core/mailing/campaigns.types";
import { describe, expect, it } from "vitest";
import { type CampaignWords, checkLines } from "./checks.rules.ts";

const ready: CampaignCheck = {
  people: 84,
  deadLinks: 0,
  zones: 5,
  clocks: [],
  languages: [{ language: "de", missing: 0, people: 84 }],
  unwritten: [],
  emptyFields: [],
};
const lines = {
  language: "de",
  subjects: { de: "Hallo {first name}" },
  previews: {},
  blocks: [],
};
const open = (check: Partial<CampaignCheck>) =>
  checkLines({ ...ready, ...check }, lines).flatMap(({ text, isDone }) => (isDone ? [] : [text]));

describe("what is looked at before a campaign goes", () => {
  it("says nothing is open where all is written", () => {
    expect(open({})).toEqual([]);
    expect(checkLines(ready, lines)[0]?.text).toBe("84 people, nobody twice, on 5 clocks");
  });

  it("names clocks where there are several", () => {
    expect(checkLines({ ...ready, zones: 1 }, lines)[0]?.text).toBe("84 people, nobody twice");
  });

  it("says that its time has passed", () => {
    expect(checkLines(ready, lines, true)[0]).toEqual({
      text: "The time that it is meant for has passed: choose another one as you send it",
      isDone: false,
    });
  });

  it("names what looks like a field and is none, once", () => {
    const wrong = {
      ...lines,
      subjects: { de: "Hallo {name}" },
      previews: { de: "Für {name}" },
    };
    expect(checkLines(ready, wrong)[0]).toEqual({
      text: "“{name}” is no field: everybody reads it as it stands",
      isDone: false,
    });
  });

  it("finds such a field in what is written and on a button, too", () => {
    const content = [{ type: "text", text: "Am Tisch {table_number}" }] as const;
    const wrong: CampaignWords = {
      ...lines,
      blocks: [
        {
          id: "1",
          kind: "text",
          words: { de: { version: 1, content: [{ type: "paragraph", content }] } },
        },
        { id: "2", kind: "button", labels: { de: "Zu {link}" }, href: "https://a.example" },
      ],
    };
    expect(checkLines(ready, wrong).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "“{table_number}” is no field: everybody reads it as it stands",
        "“{link}” is no field: everybody reads it as it stands",
      ]),
    );
  });

  it("says who gets it in a language that is not theirs", () => {
    const unwritten = [
      { language: "fr", people: 3 },
      { language: "tr", people: 1 },
    ];
    expect(checkLines({ ...ready, unwritten }, lines)).toContainEqual({
      text: "4 readers of French and Turkish get it in German",
      isDone: true,
    });
  });

  it("says what keeps it, and for whom", () => {
    expect(open({ people: 0 })).toEqual(["It would reach nobody: choose other people"]);
    expect(open({ deadLinks: 1 })).toEqual(["1 button leads nowhere yet"]);
    expect(open({ languages: [{ language: "en", missing: 2, people: 17 }] })[0]).toMatch(
      /^English: 2 pieces are not written yet/,
    );
    const names = ["Bill", "Noor", "Ute"];
    expect(open({ emptyFields: [{ field: "household", people: 5, names }] })).toEqual([
      "“Household” stays empty for 5 people (Bill, Noor, Ute and 2 more): write what stands there instead",
    ]);
  });
});
