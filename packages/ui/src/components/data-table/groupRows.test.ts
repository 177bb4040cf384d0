import { expect, it } from "vitest";
import { groupRows } from "./groupRows.ts";

const rows = [
  { id: "1", home: "none" },
  { id: "2", home: "Lindström" },
  { id: "3", home: "none" },
  { id: "4", home: "Abbasi" },
  { id: "5", home: "Lindström" },
];

const order = (groupOf?: Parameters<typeof groupRows<(typeof rows)[number]>>[2]) =>
  groupRows(rows, ({ id }) => id, groupOf).map(({ id }) => id);

it("gathers rows under their groups, those without one last", () => {
  const groups = order(({ home }) => ({ id: home, label: home, last: home === "none" }));
  expect(groups).toEqual([
    "group Lindström",
    "2",
    "5",
    "group Abbasi",
    "4",
    "group none",
    "1",
    "3",
  ]);
});

it("keeps the order where there are no groups", () => {
  expect(order()).toEqual(["1", "2", "3", "4", "5"]);
});
