import type { FeatureFact } from "@jubilee/core/insight/category-facts.types";
import type { Feature } from "@jubilee/core/site/catalogue.types";
import { expect, it } from "vitest";
import type { FactTelling } from "../../../../page-kit/fact.types.ts";
import { lineOf, ownLines } from "./category.rules.ts";

const place = { locale: "en-GB", nowMs: Date.parse("2027-05-01T00:00:00Z") };
const feature: Feature = {
  key: "rsvp",
  title: "RSVP",
  description: "Who comes.",
  icon: "mail-check",
  link: "/rsvp",
  planType: "premium",
};
const aFact = (change: Partial<FeatureFact>): FeatureFact => ({
  figures: {},
  about: null,
  series: [],
  rows: [],
  ...change,
});
const telling: FactTelling = {
  feature: "rsvp",
  words: ({ figures }) => (figures["yes"] ? { text: `${figures["yes"]} coming` } : null),
  next: "Invite people",
  row: ({ id, at }) => ({
    address: `/${id}`,
    detail: "",
    isLate: Date.parse(at ?? "") < place.nowMs,
  }),
};

it("a line is the fact; without one the next act; without that what the feature is for", () => {
  expect(lineOf(feature, telling, { rsvp: aFact({ figures: { yes: 3 } }) }, place).text).toBe(
    "3 coming",
  );
  expect(lineOf(feature, telling, { rsvp: aFact({}) }, place).text).toBe("Invite people");
  expect(lineOf(feature, telling, { rsvp: null }, place).text).toBe("Invite people");
  expect(lineOf(feature, undefined, {}, place).text).toBe("Who comes.");
});

it("what is yours stands with what is late first, then the nearest, what has no day last", () => {
  const rows = [
    { id: "someday", title: "Someday" },
    { id: "june", title: "June", at: "2027-06-01T00:00:00Z" },
    { id: "late", title: "Late", at: "2027-04-01T00:00:00Z" },
    { id: "may", title: "May", at: "2027-05-20T00:00:00Z" },
  ];
  const lines = ownLines([telling], { rsvp: aFact({ rows }) }, place);
  expect(lines.map(({ title }) => title)).toEqual(["Late", "May", "June", "Someday"]);
  expect(lines.map(({ isLate }) => isLate)).toEqual([true, false, false, false]);
});

it("a feature that names no lines has none, and no more than six stand there", () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, title: `${index}` }));
  const silent = { feature: "rsvp", words: () => null };
  expect(ownLines([silent], { rsvp: aFact({ rows }) }, place)).toEqual([]);
  expect(ownLines([telling], { rsvp: aFact({ rows }) }, place)).toHaveLength(6);
});
