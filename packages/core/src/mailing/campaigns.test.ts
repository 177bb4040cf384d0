import { describe, expect, it } from "vitest";
import { richTextOf } from "../base/rich-text.rules.ts";
import { knownOf } from "../base/reader-fields.rules.ts";
import { firstCampaign } from "./campaign-beginnings.rules.ts";
import {
  gapsIn,
  isMissing,
  isReady,
  languageFor,
  languagesOf,
  moveBlock,
  passedFor,
  withBlockBack,
  withLanguageBack,
  withoutLanguage,
} from "./campaigns.rules.ts";
import type { CampaignBlock, CampaignCheck } from "./campaigns.types.ts";

const blocks: CampaignBlock[] = [
  { id: "a", kind: "text", words: { de: richTextOf("Kommt!"), en: richTextOf(" ") } },
  { id: "b", kind: "button", labels: { de: "Zum Fest" }, href: "https://lake.example" },
  { id: "c", kind: "event" },
  {
    id: "d",
    kind: "picture",
    picture: { src: "/storage/v1/object/public/covers/a.jpg", alt: "", width: 4, height: 3 },
    labels: { de: "Der See" },
  },
];

const written = {
  ...firstCampaign("Lake", "en", blocks),
  subjects: { en: "", de: "Kommt" },
  previews: { de: "Am See" },
};

it("is read in one's own language, or in the usual one", () => {
  const campaign = { language: "en", subjects: { en: "Hello", ar: "أهلا" } };
  expect(["ar-EG", "AR", "en-US", "fr", ""].map((locale) => languageFor(campaign, locale))).toEqual(
    ["ar", "ar", "en", "en", "en"],
  );
});

describe("a language of a campaign", () => {
  it("is left out with all that is written in it, and the next is the usual one", () => {
    const rest = withoutLanguage(written, "en");
    expect(rest).toMatchObject({ language: "de", subjects: { de: "Kommt" } });
    expect(Object.keys(rest.subjects)).toEqual(["de"]);
    expect(rest.blocks[0]).toEqual({ id: "a", kind: "text", words: { de: richTextOf("Kommt!") } });
    expect(withoutLanguage(written, "de")).toMatchObject({ language: "en", previews: {} });
  });

  it.each([
    ["de", 0],
    ["en", 4],
    ["ar", 4],
  ])("lacks in %s %i pieces, known before it is kept", (language, gaps) => {
    expect(gapsIn(written, language)).toBe(gaps);
  });

  it("comes back with its words, and takes nothing of what was written since", () => {
    const rest = withoutLanguage(written, "de");
    const since = {
      ...rest,
      name: "Lake days",
      subjects: { ...rest.subjects, en: "Come to the lake" },
      blocks: rest.blocks.filter(({ id }) => id !== "b"),
    };
    const back = withLanguageBack(since, written, "de");
    expect(back).toMatchObject({
      name: "Lake days",
      language: "en",
      subjects: { en: "Come to the lake", de: "Kommt" },
      previews: { de: "Am See" },
    });
    expect(back.blocks).toEqual(written.blocks.filter(({ id }) => id !== "b"));
    expect(withLanguageBack(withoutLanguage(written, "en"), written, "en")).toEqual(written);
  });

  it("stays where it is the last one", () => {
    const rest = withoutLanguage(written, "en");
    expect(withoutLanguage(rest, "de")).toBe(rest);
  });
});

describe("a campaign", () => {
  it.each([
    ["de", [false, false, false, false]],
    ["en", [true, true, false, true]],
    ["ar", [true, true, false, true]],
  ])("lacks in %s what is not written in it", (language, missing) => {
    expect(blocks.map((block) => isMissing(block, language))).toEqual(missing);
  });

  it.each([
    ["c", 0, "cabd"],
    ["a", 2, "bcad"],
    ["a", 99, "bcda"],
    ["b", -1, "bacd"],
    ["x", 0, "abcd"],
  ])("moves %s to place %i", (id, to, order) => {
    expect(
      moveBlock(blocks, id, to)
        .map((block) => block.id)
        .join(""),
    ).toBe(order);
  });

  it("names the usual language first", () => {
    const subjects = { ar: "", de: "", en: "" };
    expect(languagesOf({ language: "en", subjects })).toEqual(["en", "ar", "de"]);
  });

  it("greets by the first name", () => {
    expect(knownOf({ full_name: "Ute Grünewald" })["first_name"]).toBe("Ute");
    expect(knownOf({ full_name: "佐藤 花子" })["first_name"]).toBe("佐藤 花子");
    const twoWords = { full_name: "Mary Ann Smith", first_name: "Mary Ann" };
    expect(knownOf(twoWords)["first_name"]).toBe("Mary Ann");
    expect(knownOf({ full_name: "Nagy János", first_name: "János" })["first_name"]).toBe("János");
    expect(knownOf({ full_name: "佐藤 花子", first_name: "花子" })["first_name"]).toBe("佐藤 花子");
    expect(knownOf({ full_name: "Ute Grünewald", first_name: "" })["first_name"]).toBe("Ute");
  });

  it("goes when it reaches somebody and nothing in it is empty", () => {
    const check: CampaignCheck = {
      people: 84,
      deadLinks: 0,
      zones: 5,
      clocks: [],
      languages: [{ language: "de", missing: 0, people: 78 }],
      unwritten: [{ language: "ar", people: 6 }],
      emptyFields: [],
    };
    expect(isReady(check)).toBe(true);
    expect(isReady({ ...check, people: 0 })).toBe(false);
    expect(isReady({ ...check, deadLinks: 1 })).toBe(false);
    expect(isReady({ ...check, languages: [{ language: "en", missing: 2, people: 6 }] })).toBe(
      false,
    );
    expect(isReady({ ...check, emptyFields: [{ field: "group", people: 3, names: [] }] })).toBe(
      false,
    );
  });
});

it("a time is past on each one's own clock", () => {
  const clocks = [
    { timeZone: "Asia/Tokyo", people: 3 },
    { timeZone: "America/Los_Angeles", people: 2 },
  ];
  const nowMs = Date.parse("2027-05-24T06:00:00Z");
  expect(passedFor({ clocks }, "2027-05-23T09:00", nowMs)).toBe(5);
  expect(passedFor({ clocks }, "2027-05-24T09:00", nowMs)).toBe(3);
  expect(passedFor({ clocks }, "2027-05-25T09:00", nowMs)).toBe(0);
  expect(passedFor({ clocks }, "", nowMs)).toBe(0);
});

describe("a block that was taken away", () => {
  const [a, b, c, d] = blocks as [CampaignBlock, CampaignBlock, CampaignBlock, CampaignBlock];
  const ids = (list: readonly CampaignBlock[]) => list.map(({ id }) => id).join("");

  it("comes back behind what it stood behind, also where that was moved or went as well", () => {
    expect(ids(withBlockBack([a, b, d], blocks, c))).toBe("abcd");
    expect(ids(withBlockBack([b, c, d], blocks, a))).toBe("abcd");
    expect(ids(withBlockBack([d, b, a], blocks, c))).toBe("dbac");
    expect(ids(withBlockBack([], blocks, c))).toBe("c");
  });

  it("comes back once, and what was written since stays", () => {
    const rewritten: CampaignBlock = { id: "a", kind: "text", words: { de: richTextOf("Bald!") } };
    expect(withBlockBack([rewritten, b, d], blocks, c)[0]).toBe(rewritten);
    expect(ids(withBlockBack(blocks, blocks, c))).toBe("abcd");
  });
});
