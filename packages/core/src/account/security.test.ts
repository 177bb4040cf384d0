import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { alertFrom, policyReport, readSecurityStatus, withNewAlerts } from "./security.rules.ts";
import { createSecurityStore } from "./security.store.ts";

const violation = (severity: string, count: number | null = null, type = "brute_force") => ({
  type,
  severity,
  count,
  timestamp: "2027-03-01T12:00:00Z",
});

describe("alerts", () => {
  it.each([
    [
      violation("critical", 3),
      "Critical Security Alert",
      "Security brute_force detected (3 incidents)",
    ],
    [violation("high"), "Security Warning", "Security brute_force detected"],
  ])("%o", (one, title, message) => expect(alertFrom(one)).toMatchObject({ title, message }));

  it("'new critical or high violations become visible alerts; alerts already shown are not duplicated'", () => {
    const first = withNewAlerts([], [violation("critical"), violation("low"), violation("high")]);
    expect(first.map(({ title }) => title)).toEqual([
      "Critical Security Alert",
      "Security Warning",
    ]);
    expect(withNewAlerts(first, [violation("critical"), violation("high")])).toBe(first);
  });

  it("an answer in an unknown form is no status", () => {
    expect(readSecurityStatus(null)).toBeNull();
    expect(readSecurityStatus({ violations: [] })).toBeNull();
    expect(readSecurityStatus({ status: "secure" })).toEqual({ status: "secure", violations: [] });
    expect(readSecurityStatus({ status: "x", violations: [{ type: 1 }] })?.violations).toEqual([]);
  });
});

it("a blocked resource is reported by the specified names and nothing else of the event", () => {
  const violation = {
    blockedURI: "https://evil.example/x.js",
    violatedDirective: "script-src",
    originalPolicy: "script-src 'self'",
    disposition: "enforce",
    documentURI: "https://jubilee.example/about",
    lineNumber: 3,
    columnNumber: 7,
    sourceFile: "https://jubilee.example/a.js",
    sample: "secret",
  };
  const report = policyReport(violation, new Date("2027-03-01T12:00:00Z"));
  expect(Object.keys(report)).toEqual([
    "blockedURI",
    "violatedDirective",
    "originalPolicy",
    "disposition",
    "documentURI",
    "lineNumber",
    "columnNumber",
    "sourceFile",
    "timestamp",
  ]);
  expect(report.timestamp).toBe("2027-03-01T12:00:00.000Z");
});

describe("'Runs immediately then every 30 s while signed in'", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("checks, survives a failed check, stops", async () => {
    const check = vi
      .fn<() => Promise<{ status: string; violations: ReturnType<typeof violation>[] }>>()
      .mockResolvedValue({ status: "alert", violations: [violation("high")] })
      .mockRejectedValueOnce(new Error("502"));
    const report = vi.fn<(error: unknown) => void>();
    const kept = new Map<string, string>();
    const tab = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const store = createSecurityStore({ check }, report, tab);
    const stop = store.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(report).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ status: null, hasFailed: true });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.getState()).toMatchObject({ status: { status: "alert" }, hasFailed: false });
    const [alert] = store.getState().alerts;
    expect(alert?.acknowledged).toBe(false);
    store.acknowledge(alert?.id ?? "");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.getState().alerts).toMatchObject([{ acknowledged: true }]);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(check).toHaveBeenCalledTimes(3);

    const anew = createSecurityStore({ check }, report, tab);
    const stopAnew = anew.watch();
    await vi.advanceTimersByTimeAsync(0);
    stopAnew();
    expect(anew.getState().alerts, "'dismissible for the session'").toMatchObject([
      { acknowledged: true },
    ]);
  });
});
