import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { durationOf, isDismissingSwipe, visibleNotifications } from "./notifications.rules.ts";
import { createNotificationStore } from "./notifications.store.ts";

describe("'auto-dismiss after 4000 ms by default (the account flows use 5 s)'", () => {
  it.each([
    ["default", "general", undefined, 4000],
    ["error", "account", undefined, 5000],
    ["loading", "general", undefined, null],
    ["success", "general", 900, 900],
    ["success", "general", null, null],
  ] as const)("%s, %s", (type, flow, chosen, duration) =>
    expect(durationOf(type, flow, chosen)).toBe(duration),
  );
});

describe("'at most 3 visible (one at a time in the account flows)'", () => {
  it("the newest three", () => {
    const store = createNotificationStore();
    for (const title of ["1", "2", "3", "4"]) store.notify({ title });
    expect(visibleNotifications(store.getState().all).map(({ title }) => title)).toEqual([
      "4",
      "3",
      "2",
    ]);
  });

  it("one of the account flows", () => {
    const store = createNotificationStore();
    store.notify({ title: "first", flow: "account" });
    store.notify({ title: "second", flow: "account" });
    expect(visibleNotifications(store.getState().all).map(({ title }) => title)).toEqual([
      "second",
    ]);
  });
});

describe("'swipe threshold 20 px or velocity above 0.11', in the account flows 50 px", () => {
  it.each([
    ["general", 20, 10_000, true],
    ["general", -20, 10_000, true],
    ["general", 19, 10_000, false],
    ["general", 12, 100, true],
    ["account", 49, 10_000, false],
    ["account", 50, 10_000, true],
  ] as const)("%s %d px in %d ms", (flow, px, ms, dismisses) =>
    expect(isDismissingSwipe(flow, px, ms)).toBe(dismisses),
  );
});

describe("the store", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("'app toast removal delay after dismissal 1,000,000 ms'", () => {
    const store = createNotificationStore();
    const id = store.notify({ title: "Saved" });
    store.dismiss(id);
    expect(visibleNotifications(store.getState().all)).toEqual([]);
    vi.advanceTimersByTime(999_999);
    expect(store.getState().all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.getState().all).toEqual([]);
  });

  it("'loading and promise-based ones stay until resolved'", async () => {
    const store = createNotificationStore();
    const texts = {
      loading: { title: "Saving" },
      success: () => ({ title: "Saved" }),
      error: () => ({ title: "Not saved" }),
    };
    const work = store.track(Promise.resolve(1), texts);
    expect(store.getState().all[0]).toMatchObject({ type: "loading", durationMs: null });
    await work;
    expect(store.getState().all[0]).toMatchObject({ title: "Saved", type: "success" });
    await expect(store.track(Promise.reject(new Error("no")), texts)).rejects.toThrow("no");
    expect(store.getState().all[1]).toMatchObject({ title: "Not saved", type: "error" });
  });
});
