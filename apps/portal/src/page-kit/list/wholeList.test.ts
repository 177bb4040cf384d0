import { expect, it } from "vitest";
import { narrowRows, offeredFilters } from "./wholeList.rules.ts";

const rows = [
  { name: "Orchard fund", isOver: false },
  { name: "Böhm’s roof", isOver: true },
  { name: "Orchestra trip", isOver: true },
];
const wordsOf = ({ name }: { name: string }) => name;
const over = { value: "over", label: "Over", fits: ({ isOver }: { isOver: boolean }) => isOver };
const filters = [over, { value: "never", label: "Never", fits: () => false }];

it("leaves the rows that have the words and fit the filter, in their order", () => {
  const narrow = (show: string, text: string) =>
    narrowRows(rows, { filters, show, wordsOf, text }).map(wordsOf);
  expect(narrow("all", "")).toEqual(rows.map(wordsOf));
  expect(narrow("all", "orch")).toEqual(["Orchard fund", "Orchestra trip"]);
  expect(narrow("over", "orch")).toEqual(["Orchestra trip"]);
  expect(narrow("all", "bohm")).toEqual(["Böhm’s roof"]);
  expect(narrow("unknown", "")).toHaveLength(3);
});

it("keeps what was put away from all others, and shows it where it is asked for", () => {
  const apart = [{ ...over, isApart: true as const }];
  const narrow = (show: string) =>
    narrowRows(rows, { filters: apart, show, wordsOf, text: "" }).map(wordsOf);
  expect(narrow("all")).toEqual(["Orchard fund"]);
  expect(narrow("over")).toEqual(["Böhm’s roof", "Orchestra trip"]);
  expect(offeredFilters(rows, apart, "all")?.map(({ count }) => count)).toEqual([1, 2]);
});

it("offers a filter that leaves something, and the one that is looked at", () => {
  const words = (show: string) =>
    offeredFilters(rows, filters, show)?.map(({ label, count }) => `${label} ${count}`);
  expect(words("all")).toEqual(["All 3", "Over 2"]);
  expect(words("never")).toEqual(["All 3", "Over 2", "Never 0"]);
  expect(offeredFilters(rows, undefined, "all")).toBeUndefined();
});
