import type { OwnSession } from "./devices.types.ts";

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser calls itself, in words people know: "Firefox on Windows". */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? "";
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1];
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}

/** Whether a device is held in the hand; decides its picture. */
export function isHandheld(userAgent: string | null): boolean {
  return /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent ?? "");
}

/** Sign-ins that look the same, newest first; the device that asks stands alone, at the front. */
export function alikeSessions(sessions: readonly OwnSession[]): OwnSession[][] {
  const groups = new Map<string, OwnSession[]>();
  const ordered = sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
  for (const session of ordered) {
    const look = session.isCurrent
      ? "this"
      : `${deviceName(session.userAgent)} ${session.ipPrefix ?? ""}`;
    groups.set(look, [...(groups.get(look) ?? []), session]);
  }
  return [...groups.values()];
}
