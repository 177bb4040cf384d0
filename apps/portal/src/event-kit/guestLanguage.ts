/** What widgets speak; nobody's page has to be in it. */
export const spokenLanguages = ["en", "de", "es", "fr", "pt", "ja", "zh", "ar"];

/** The first of a device's languages that widgets speak, with its region; null: none of them. */
export function guestLanguage(languages: readonly string[]): string | null {
  const isSpoken = (tag: string) => spokenLanguages.includes(tag.split("-")[0] ?? "");
  return languages.find(isSpoken) ?? null;
}
