import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { DataItem } from "./dataTable.types.ts";
import type { Reach } from "./useReach.ts";
import { useShownRow } from "./useShownRow.ts";

const ids = ["a", "b", "c"];
const items = ids.map((id): DataItem<string> => ({ kind: "row", id, row: id }));

let region: HTMLElement;
beforeEach(() => {
  region = document.createElement("div");
  region.innerHTML = ids
    .map((id) => `<div data-index><a data-row-control href="#${id}">${id}</a></div>`)
    .join("");
  document.body.replaceChildren(region);
});

/** A list in which a row is open, and which rows were brought into sight. */
function open(first: string | null) {
  const reached: number[] = [];
  const reach: Reach["reach"] = (index, then) => {
    reached.push(index);
    then(region.children[index]);
  };
  const hook = renderHook(
    ({ id }) => useShownRow({ current: region }, id, items, { reach, rowAt: () => null }),
    { initialProps: { id: first } },
  );
  return { reached, change: (id: string | null) => hook.rerender({ id }) };
}

it("brings the row that an address opens into sight, and leaves the focus where it is", () => {
  const { reached } = open("c");
  expect(reached).toEqual([2]);
  expect(document.activeElement).toBe(document.body);
});

it("brings the next into sight with the focus, once, and nothing where nothing is open", () => {
  const { reached, change } = open(null);
  expect(reached).toEqual([]);
  change("b");
  change("b");
  change(null);
  change("b");
  expect(reached).toEqual([1, 1]);
  expect(document.activeElement?.textContent).toBe("b");
});
