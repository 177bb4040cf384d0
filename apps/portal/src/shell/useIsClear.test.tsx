import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useIsClear } from "./useIsClear.ts";

/** What lies below, at any point of the window. */
let below: Element[] = [];

function Round({ lingersMs }: { lingersMs?: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const isClear = useIsClear(button, lingersMs);
  return (
    <button ref={button} type="button">
      {isClear ? "there" : "away"}
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  const row = document.createElement("button");
  below = [row];
  document.elementsFromPoint = () => below;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "elementsFromPoint");
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("goes away over what can be pressed once the page rests, and comes back where nothing lies below", async () => {
  render(<Round />);
  expect(screen.getByRole("button")).toHaveTextContent("away");
  await pass(200);
  expect(screen.getByRole("button")).toHaveTextContent("away");
  below = [];
  fireEvent.scroll(globalThis.window);
  expect(screen.getByRole("button")).toHaveTextContent("away");
  await pass(200);
  expect(screen.getByRole("button")).toHaveTextContent("there");
});

it("one that lingers is there while the page is scrolled and for a moment after", async () => {
  render(<Round lingersMs={2_000} />);
  await pass(1_900);
  expect(screen.getByRole("button")).toHaveTextContent("there");
  await pass(200);
  expect(screen.getByRole("button")).toHaveTextContent("away");
  fireEvent.scroll(globalThis.window);
  expect(screen.getByRole("button")).toHaveTextContent("there");
  await pass(2_100);
  expect(screen.getByRole("button")).toHaveTextContent("away");
});

it("looks at one point where the browser has no time for more, and goes on until the page moves", async () => {
  const asked: IdleRequestCallback[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: IdleRequestCallback) => asked.push(callback));
  const looks = vi.fn(() => [] as Element[]);
  document.elementsFromPoint = looks;
  const idle = () =>
    act(async () => asked.shift()?.({ didTimeout: false, timeRemaining: () => 0 }));
  render(<Round />);
  await pass(200);
  await idle();
  await idle();
  expect(looks).toHaveBeenCalledTimes(2);
  fireEvent.scroll(globalThis.window);
  await idle();
  expect(looks).toHaveBeenCalledTimes(2);
  await pass(200);
  // Its 25 points, and once more for the end.
  // oxlint-disable-next-line no-await-in-loop -- one moment of rest after the other
  for (let point = 0; point < 26; point += 1) await idle();
  expect(looks).toHaveBeenCalledTimes(27);
  expect(screen.getByRole("button")).toHaveTextContent("there");
});
