/** A search text as a pattern that finds it anywhere, its own signs taken literally. */
export function containsPattern(text: string): string {
  return `%${text.trim().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
