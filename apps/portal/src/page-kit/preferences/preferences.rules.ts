import type { PersonPreferences } from "@jubilee/core/account/person-preferences.api";

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** The copy that a device has; undefined where it has none that can be read. */
export function readCopy(text: string | null): PersonPreferences | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
