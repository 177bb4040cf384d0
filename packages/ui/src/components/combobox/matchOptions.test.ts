import { expect, it } from "vitest";
import { gatherGroups, matchOptions } from "./matchOptions.ts";

const zones = [
  { value: "a", label: "Bahia", keywords: "America/Bahia" },
  { value: "b", label: "New York", keywords: "America/New_York" },
  { value: "c", label: "São Paulo", detail: "Brazil" },
  { value: "d", label: "York", group: "England" },
];
const found = (query: string) => matchOptions(zones, query).map(({ value }) => value);

it.each([
  ["", ["a", "b", "c", "d"]],
  ["sao", ["c"]],
  ["america/new york", ["b"]],
  ["york", ["d", "b"]],
  ["brazil paulo", ["c"]],
  ["nowhere", []],
])("%s finds %j", (query, values) => {
  expect(found(query)).toEqual(values);
});

it("keeps the options of one group together", () => {
  const [first, second] = gatherGroups([
    { value: "1", label: "One", group: "A" },
    { value: "2", label: "Two", group: "B" },
    { value: "3", label: "Three", group: "A" },
  ]);
  expect(first?.options.map(({ value }) => value)).toEqual(["1", "3"]);
  expect(second?.group).toBe("B");
});
