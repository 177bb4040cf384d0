import { describe, expect, it } from "vitest";
import { alikeSessions, deviceName, isHandheld } from "./devices.rules.ts";
import type { OwnSession } from "./devices.types.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

describe("deviceName", () => {
  it.each([
    [chrome, "Chrome on Windows", false],
    [`${chrome} Edg/140.0`, "Edge on Windows", false],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Firefox on Linux",
      false,
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
      true,
    ],
    [
      "Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      "Chrome on Android",
      true,
    ],
    ["curl/8.5.0", "Unknown device", false],
    [null, "Unknown device", false],
  ])("%s is %s", (agent, name, handheld) => {
    expect(deviceName(agent)).toBe(name);
    expect(isHandheld(agent)).toBe(handheld);
  });
});

it("puts sign-ins that look the same together, the asking one alone at the front", () => {
  const session = (id: string, day: string, more: Partial<OwnSession> = {}): OwnSession => ({
    id,
    createdAt: day,
    lastSeenAt: day,
    userAgent: chrome,
    ipPrefix: "10.0.0.x",
    isCurrent: false,
    ...more,
  });
  const groups = alikeSessions([
    session("old", "2027-01-01"),
    session("elsewhere", "2027-01-02", { ipPrefix: "10.9.0.x" }),
    session("new", "2027-01-03"),
    session("this", "2026-12-01", { isCurrent: true }),
  ]);
  expect(groups.map((alike) => alike.map(({ id }) => id))).toEqual([
    ["this"],
    ["new", "old"],
    ["elsewhere"],
  ]);
});
