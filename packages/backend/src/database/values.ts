/** PostgreSQL's `2026-05-03 18:00:00+00` as ISO 8601: `2026-05-03T18:00:00+00:00`. */
export function isoInstant(text: string): string {
  const joined = text.replace(" ", "T");
  return /[+-]\d\d$/.test(joined) ? `${joined}:00` : joined;
}

/** A timestamp without zone as ISO 8601. */
export function isoLocal(text: string): string {
  return text.replace(" ", "T");
}

/** JSON as text, whether the caller made it text already or not. */
export function jsonText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
