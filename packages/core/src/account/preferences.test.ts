import { describe, expect, it, vi } from "vitest";
import { readTheme, resolveTheme } from "./preferences.rules.ts";
import { createPreferenceStore } from "./preferences.store.ts";

describe("'Theme options: light, dark, system.'", () => {
  it.each([
    ["light", "light"],
    ["dark", "dark"],
    ["system", "system"],
    ["sepia", "system"],
    [null, "system"],
  ])("%s is read as %s", (stored, theme) => expect(readTheme(stored)).toBe(theme));

  it("system follows the device", () => {
    expect(resolveTheme("system", true)).toBe("dark");
    expect(resolveTheme("light", true)).toBe("light");
  });
});

describe("a device's choices", () => {
  it("are remembered", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const first = createPreferenceStore(storage, () => undefined);
    first.setTheme("dark");
    first.setRail("narrow");
    first.setLocale("en-GB");
    const second = createPreferenceStore(storage, () => undefined);
    expect(second.getState()).toEqual({
      theme: "dark",
      rail: "narrow",
      locale: "en-GB",
    });
  });

  it("hold for the page when they cannot be stored", () => {
    const report = vi.fn<(error: unknown) => void>();
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const store = createPreferenceStore(storage, report);
    store.setTheme("dark");
    expect(store.getState().theme).toBe("dark");
    expect(report).toHaveBeenCalledTimes(1);
  });
});
