import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useScrolling } from "./useScrolling.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("the bar hides 600 ms after the last movement", () => {
  const { result } = renderHook(() => useScrolling());
  expect(result.current.scrolling).toBe(false);
  act(() => result.current.onScroll());
  act(() => void vi.advanceTimersByTime(500));
  act(() => result.current.onScroll());
  act(() => void vi.advanceTimersByTime(599));
  expect(result.current.scrolling).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.scrolling).toBe(false);
});
