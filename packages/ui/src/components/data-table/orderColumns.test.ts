import { expect, it } from "vitest";
import { movedTo, orderColumns } from "./orderColumns.ts";

const columns = ["name", "year", "answer", "owes"].map((id) => ({ id }));
const order = (ids?: string[]) => orderColumns(columns, ids).map(({ id }) => id);

it.each([
  [undefined, ["name", "year", "answer", "owes"]],
  [
    ["owes", "answer", "year"],
    ["name", "owes", "answer", "year"],
  ],
  [["answer"], ["name", "answer", "year", "owes"]],
  [
    ["owes", "gone", "name"],
    ["name", "owes", "year", "answer"],
  ],
])("%j gives %j", (ids, result) => {
  expect(order(ids)).toEqual(result);
});

it.each([
  ["b", 0, ["b", "a", "c"]],
  ["b", 2, ["a", "c", "b"]],
  ["a", -1, ["a", "b", "c"]],
  ["c", 9, ["a", "b", "c"]],
])("%s moves to %d", (id, to, result) => {
  expect(movedTo(["a", "b", "c"], id, to)).toEqual(result);
});
