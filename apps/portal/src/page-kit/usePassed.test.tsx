import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePassed } from "./usePassed.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2027-05-04T17:59:00Z") }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it("a moment passes exactly then, by the clock that counts", () => {
  const device = renderHook(() => usePassed("2027-05-04T18:00:00Z"));
  const server = renderHook(() => usePassed("2027-05-04T18:00:00Z", 20_000));
  pass(39_999);
  expect([device.result.current, server.result.current]).toEqual([false, false]);
  pass(1);
  expect([device.result.current, server.result.current]).toEqual([false, true]);
  pass(20_000);
  expect(device.result.current).toBe(true);
});

it("waits longer than a timer can, for another moment, and for none", () => {
  const month = 30 * 24 * 3_600_000;
  const at = new Date(Date.now() + month).toISOString();
  const first: { at: string | null } = { at };
  const { result, rerender } = renderHook(({ at: moment }) => usePassed(moment), {
    initialProps: first,
  });
  pass(month - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ at: new Date(Date.now() + 1_000).toISOString() });
  expect(result.current).toBe(false);
  pass(1_000);
  expect(result.current).toBe(true);
  rerender({ at: null });
  expect(result.current).toBe(false);
});
