/** The list with one of its items so many places further; what would leave the list stays. */
export function move<Item>(items: readonly Item[], at: number, by: number): Item[] {
  const to = at + by;
  const item = items[at];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}
