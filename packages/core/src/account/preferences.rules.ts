import type { Preferences, ThemeChoice } from "./preferences.types.ts";

/** Where a device keeps its choices. The theme script in the portal's page reads the first one. */
export const preferenceKeys = {
  theme: "jubilee-theme",
  rail: "jubilee-rail",
  locale: "jubilee-locale",
} as const;

/** The ways of writing that are offered; the words are English in all of them. */
export const writtenLocales = [
  "en-US",
  "en-GB",
  "en-AU",
  "en-CA",
  "en-IE",
  "en-IN",
  "en-NZ",
  "en-ZA",
] as const;

/** A stored way of writing, or null for the device's. */
export function readLocale(stored: string | null): string | null {
  return writtenLocales.find((locale) => locale === stored) ?? null;
}

/** The three theme options in the order they are offered. */
export const themeChoices: readonly ThemeChoice[] = ["light", "dark", "system"];

/** A stored choice; anything else follows the system. */
export function readTheme(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** The theme that is drawn. */
export function resolveTheme(choice: ThemeChoice, prefersDark: boolean): "light" | "dark" {
  if (choice !== "system") return choice;
  return prefersDark ? "dark" : "light";
}

/** The chosen width of the rail; null while the page decides. */
export function readRail(stored: string | null): Preferences["rail"] {
  return stored === "narrow" || stored === "wide" ? stored : null;
}
