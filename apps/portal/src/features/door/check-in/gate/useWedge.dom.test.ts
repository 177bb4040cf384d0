import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useWedge } from "./useWedge.ts";

const heard: string[] = [];
const onCode = (code: string) => void heard.push(code);

/** Types with so many milliseconds between two keys, by the events' own clock. */
function type(text: string, betweenMs: number, target: EventTarget = document.body): void {
  let atMs = 1000;
  for (const key of [...Array.from(text), "Enter"]) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: (atMs += betweenMs) });
    target.dispatchEvent(event);
  }
}

afterEach(() => {
  heard.length = 0;
  document.body.replaceChildren();
});

it("hears a hardware scanner, which types faster than people do", () => {
  const { unmount } = renderHook(() => useWedge(onCode));
  type("J2.abc.def", 8);
  type("by hand", 140);
  type("abc", 8);
  expect(heard).toEqual(["J2.abc.def"]);
  unmount();
  type("J2.abc.def", 8);
  expect(heard).toHaveLength(1);
});

it("leaves what is typed into a field to the field", () => {
  renderHook(() => useWedge(onCode));
  const field = document.body.appendChild(document.createElement("input"));
  type("J2.abc.def", 8, field);
  expect(heard).toEqual([]);
});
