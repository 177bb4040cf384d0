/** A type as our sources write it. */
export function saidType(summary: string): string {
  const [, element] = /^ReadonlyArray<(.+)>$/s.exec(summary) ?? [];
  if (element === undefined) return summary;
  return /^[\w.]+(?:<[^|&]*>)?$/.test(element)
    ? `readonly ${element}[]`
    : `readonly (${element})[]`;
}
