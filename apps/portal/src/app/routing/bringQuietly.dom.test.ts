import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bringQuietly } from "./bringQuietly.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function brought(connection: object | undefined): Promise<boolean> {
  vi.stubGlobal("navigator", { connection });
  const load = vi.fn(() => Promise.resolve());
  bringQuietly(
    () => [load],
    (error) => {
      throw error;
    },
  );
  await vi.advanceTimersByTimeAsync(5_000);
  return load.mock.calls.length === 1;
}

test("waits while somebody is at work on the page", async () => {
  vi.stubGlobal("navigator", {});
  const load = vi.fn(() => Promise.resolve());
  bringQuietly(
    () => [load],
    (error) => {
      throw error;
    },
  );
  for (let pressed = 0; pressed < 6; pressed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await vi.advanceTimersByTimeAsync(500);
    dispatchEvent(new Event("keydown"));
  }
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ["a fast line", { saveData: false, effectiveType: "4g" }, true],
  ["a browser that does not say", undefined, true],
  ["a slow line", { saveData: false, effectiveType: "3g" }, false],
  ["somebody who saves data", { saveData: true, effectiveType: "4g" }, false],
])("on %s code comes ahead: %o %s", async (_, connection, comes) => {
  expect(await brought(connection)).toBe(comes);
});
