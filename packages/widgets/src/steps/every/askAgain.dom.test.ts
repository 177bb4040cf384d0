import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askAgain } from "./askAgain.ts";

const ask = vi.fn(() => Promise.resolve());
let end = () => undefined as void;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  end = askAgain(ask);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it("asks again after a while, ever more seldom, and not for ever", () => {
  vi.advanceTimersByTime(4_900);
  expect(ask).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(200);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3_600_000);
  expect(ask).toHaveBeenCalledTimes(10);
});

it("asks at once when the device is on line again", () => {
  dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks no more once it has ended", () => {
  end();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(3_600_000);
  expect(ask).toHaveBeenCalledTimes(0);
});

it("waits while nobody looks at the page", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(0);
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});
