/** What was chosen, and all from one row to another. */
export function extended(
  chosen: Iterable<string>,
  order: readonly string[],
  from: string,
  to: string,
): Set<string> {
  const [one, other] = [order.indexOf(from), order.indexOf(to)];
  const range = one < 0 ? [to] : order.slice(Math.min(one, other), Math.max(one, other) + 1);
  return new Set([...chosen, ...range]);
}
