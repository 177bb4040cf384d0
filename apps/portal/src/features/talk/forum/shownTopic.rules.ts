/**
 * Which topic stands beside the list: the one that was asked for, else the one that stood there. One
 * that was deleted meanwhile does not stay open; the first of the list takes its place.
 */
export function shownTopic(
  askedId: string | null,
  unaskedId: string | null,
  rows: readonly { id: string }[] | undefined,
): string | null {
  if (askedId !== null || unaskedId === null || rows === undefined) return unaskedId;
  return rows.some(({ id }) => id === unaskedId) ? unaskedId : (rows[0]?.id ?? null);
}
