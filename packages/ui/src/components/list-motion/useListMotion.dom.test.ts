import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useListMotion } from "./useListMotion.ts";

afterEach(() => vi.unstubAllGlobals());

let runs: EventTarget[] = [];
const animate = vi.fn(() => {
  const run = new EventTarget();
  runs.push(run);
  return run;
});

function listOf(count: number, isStill: boolean): HTMLUListElement {
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  animate.mockClear();
  runs = [];
  HTMLElement.prototype.animate = animate as never;
  const list = document.createElement("ul");
  for (let row = 0; row < count; row += 1) list.append(document.createElement("li"));
  document.body.append(list);
  renderHook(() => useListMotion({ current: list }));
  return list;
}

it("a row that goes leaves a picture that nothing reaches, until it has closed", async () => {
  const list = listOf(3, false);
  const [first] = list.children;
  if (first) first.id = "task";
  await act(async () => first?.remove());
  const [picture] = list.children;
  expect([picture?.id, picture?.getAttribute("aria-hidden")]).toEqual(["", "true"]);
  expect(list.children).toHaveLength(3);
  await act(async () => runs[0]?.dispatchEvent(new Event("finish")));
  expect(list.children).toHaveLength(2);
});

it("a row that comes opens up; one that only moves does not", async () => {
  const list = listOf(2, false);
  await act(async () => list.append(document.createElement("li")));
  expect(animate).toHaveBeenCalledTimes(1);
  await act(async () => list.append(...[...list.children].slice(0, 1)));
  expect(animate).toHaveBeenCalledTimes(1);
});

it("nothing moves without motion, nor when it is another list", async () => {
  const still = listOf(2, true);
  await act(async () => still.firstChild?.remove());
  const other = listOf(8, false);
  await act(async () => other.replaceChildren());
  expect([still.children.length, other.children.length]).toEqual([1, 0]);
  expect(animate).not.toHaveBeenCalled();
});
