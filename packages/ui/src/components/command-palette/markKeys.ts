/** So many rows PageUp and PageDown go over. */
const page = 8;

/** Where a key takes the mark among so many rows; null for a key that is no such one. */
export function markAfter(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === "ArrowDown") return at >= last ? 0 : at + 1;
  if (key === "ArrowUp") return at <= 0 ? last : at - 1;
  if (key === "PageDown") return Math.min(at + page, last);
  if (key === "PageUp") return Math.max(at - page, 0);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}
