/** Columns as the reader ordered them: the first stays first, those nobody ordered come last. */
export function orderColumns<Column extends { id: string }>(
  columns: readonly Column[],
  order: readonly string[] | undefined,
): readonly Column[] {
  const [first, ...others] = columns;
  if (!first || !order) return columns;
  const place = ({ id }: Column) => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return [first, ...others.toSorted((one, other) => place(one) - place(other))];
}

/** The ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), id, ...others.slice(place)];
}
