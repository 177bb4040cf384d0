/**
 * What of a venue a stranger with its link calls.
 *
 * @param from first day of the two months that are shown, the first of a month; without it this month
 */
export function venueLink(token: string, from?: string): string {
  const query = from === undefined ? "" : `?from=${from}`;
  return `venue/${encodeURIComponent(token)}${query}`;
}
