/** Modules by path, with the modules each one imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Groups of modules that reach each other again, each in the order in which they were found. */
export function ringsIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];

  function visit(path: string): number {
    const number = order.size;
    order.set(path, number);
    open.push(path);
    let low = number;
    for (const target of graph.get(path) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === number) {
      const ring = open.splice(open.indexOf(path));
      if (ring.length > 1) rings.push(ring);
    }
    return low;
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return rings;
}
