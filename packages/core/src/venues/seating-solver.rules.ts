import { freeNumbers, placesOf, withMoves } from "./seating.rules.ts";
import type { Seating, SeatingTable, SeatMove } from "./seating.types.ts";
import { clustersOf, type Cluster } from "./seating-clusters.rules.ts";
import { openFloor, type Floor } from "./seating-floor.rules.ts";
import type { SeatingProposal } from "./seating-solver.types.ts";
import { costOf, missedWishes } from "./seating-wishes.rules.ts";

const tries = 10;

/** Mulberry32: the same seed gives the same plan. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Those with the fewest tables to go to come first; among the others large ones or whole groups. */
function inOrder(clusters: readonly Cluster[], groupsFirst: boolean): Cluster[] {
  const sizes = new Map<string, number>();
  for (const { people } of clusters) {
    const group = people[0]?.group;
    if (group) sizes.set(group, (sizes.get(group) ?? 0) + people.length);
  }
  const groupOf = ({ people }: Cluster) => people[0]?.group ?? "";
  const urgency = ({ tableId, stepFree }: Cluster) => (tableId === null ? (stepFree ? 1 : 0) : 2);
  return clusters.toSorted(
    (one, other) =>
      urgency(other) - urgency(one) ||
      (groupsFirst
        ? (sizes.get(groupOf(other)) ?? 0) - (sizes.get(groupOf(one)) ?? 0) ||
          groupOf(one).localeCompare(groupOf(other))
        : 0) ||
      other.people.length - one.people.length ||
      other.apart.size - one.apart.size,
  );
}

/** The table a cluster goes best with. */
function bestTable(floor: Floor, cluster: Cluster, random: () => number) {
  let best: Floor["tables"][number] | null = null;
  let bestLiking = Number.NEGATIVE_INFINITY;
  for (const open of floor.tables) {
    if (!floor.canSit(cluster, open)) continue;
    const liking = floor.liking(cluster, open) + random() * 1.5;
    if (liking > bestLiking) [best, bestLiking] = [open, liking];
  }
  return best;
}

/** Makes room by moving one other cluster to another table. */
function pushIn(floor: Floor, cluster: Cluster): boolean {
  for (const open of floor.tables) {
    for (const other of open.placed) {
      if (!floor.canSit(cluster, open, other)) continue;
      const refuge = floor.tables.find((table) => table !== open && floor.canSit(other, table));
      if (!refuge) continue;
      floor.leave(other, open);
      floor.sit(other, refuge);
      if (!floor.canSit(cluster, open)) {
        floor.leave(other, refuge);
        floor.sit(other, open);
        continue;
      }
      floor.sit(cluster, open);
      return true;
    }
  }
  return false;
}

/** Makes room by sending those of a household away who need not be at this table. */
function breakUp(floor: Floor, cluster: Cluster, random: () => number): boolean {
  for (const open of floor.tables) {
    for (const other of open.placed) {
      if (other.parts.length < 2 || !floor.canSit(cluster, open, other)) continue;
      floor.leave(other, open);
      const sat: [Cluster, Floor["tables"][number]][] = [];
      const sit = (each: Cluster, at: Floor["tables"][number] | null) => {
        if (!at || !floor.canSit(each, at)) return false;
        floor.sit(each, at);
        sat.push([each, at]);
        return true;
      };
      const bound = (part: Cluster) => part.stepFree || part.tableId !== null;
      const works =
        other.parts.filter(bound).every((part) => sit(part, open)) &&
        sit(cluster, open) &&
        other.parts
          .filter((part) => !bound(part) && part.people.length > 0)
          .every((part) => sit(part, bestTable(floor, part, random)));
      if (works) return true;
      for (const [each, at] of sat) floor.leave(each, at);
      floor.sit(other, open);
    }
  }
  return false;
}

/** One try; the clusters that found no table. */
function settle(floor: Floor, clusters: readonly Cluster[], random: () => number): Cluster[] {
  const place = (cluster: Cluster): boolean => {
    const open = bestTable(floor, cluster, random);
    if (open) floor.sit(cluster, open);
    return open !== null || pushIn(floor, cluster) || breakUp(floor, cluster, random);
  };
  const left = clusters.filter((cluster) => !place(cluster));
  return left.flatMap((cluster) =>
    cluster.parts.length > 0
      ? cluster.parts.filter((part) => part.people.length > 0 && !place(part))
      : [cluster],
  );
}

/** The seats at one table: next to their own, else side by side. */
function numbersFor(table: SeatingTable, placed: readonly Cluster[], seating: Seating): SeatMove[] {
  const free = new Set(freeNumbers(table));
  const parties = new Map(seating.people.map(({ key, party }) => [key, party]));
  const take = (number: number, person: string): SeatMove => {
    free.delete(number);
    return { person, from: null, to: { tableId: table.id, number } };
  };
  /** Where the tightest run of so many free seats begins, else the first free seats. */
  const run = (length: number): number[] => {
    const numbers = [...free].toSorted((one, other) => one - other);
    const runs: number[][] = [];
    for (const number of numbers) {
      const last = runs.at(-1);
      if (last?.at(-1) === number - 1) last.push(number);
      else runs.push([number]);
    }
    const fitting = runs.filter((each) => each.length >= length);
    const best = fitting.toSorted((one, other) => one.length - other.length)[0];
    return (best ?? numbers).slice(0, length);
  };
  const kinSeats = (cluster: Cluster) =>
    table.seats.flatMap(({ number, person }) =>
      person && cluster.people.some(({ party }) => party === parties.get(person)) ? number : [],
    );
  const byKin = Map.groupBy(placed, (cluster) => kinSeats(cluster).length > 0);
  const beside = (byKin.get(true) ?? []).flatMap((cluster) => {
    const kin = kinSeats(cluster);
    return cluster.people.flatMap(({ key }) => {
      const distance = (number: number) => Math.min(...kin.map((seat) => Math.abs(seat - number)));
      const nearest = [...free].toSorted((a, b) => distance(a) - distance(b) || a - b)[0];
      return nearest === undefined ? [] : [take(nearest, key)];
    });
  });
  const others = (byKin.get(false) ?? [])
    .toSorted(
      (one, other) =>
        (one.people[0]?.group ?? "").localeCompare(other.people[0]?.group ?? "") ||
        (one.people[0]?.party ?? "").localeCompare(other.people[0]?.party ?? ""),
    )
    .flatMap((cluster) => {
      const numbers = run(cluster.people.length);
      return cluster.people.flatMap(({ key }, index) => {
        const number = numbers[index];
        return number === undefined ? [] : [take(number, key)];
      });
    });
  return [...beside, ...others];
}

/** Why no table took a cluster, as a sentence. */
function reasonFor(cluster: Cluster, { tables }: Floor): string {
  const size = cluster.people.length;
  const seats = size === 1 ? "a free seat" : `${size} free seats`;
  const own = tables.find(({ table }) => table.id === cluster.tableId);
  if (tables.every(({ free }) => free === 0)) return "Every seat is taken.";
  if (own) {
    return own.free < size
      ? `${own.table.label}, where the others of them sit, does not have ${seats}.`
      : `A rule keeps them from ${own.table.label}, where the others of them sit.`;
  }
  const reachable = cluster.stepFree ? tables.filter(({ table }) => table.accessible) : tables;
  if (reachable.length === 0) return "No table is marked as reached without steps.";
  if (reachable.every(({ free }) => free < size)) {
    return `No table${cluster.stepFree ? " without steps" : ""} has ${seats}.`;
  }
  return "At each table with room sits somebody they are to sit apart from.";
}

/**
 * Seats everybody who has no seat yet. Never broken: who sits already stays, a seat takes one, held
 * seats stay free, together at one table, apart never, tables without steps for who needs one. As
 * good as it gets: households at one table, groups near, nobody alone. What cannot be kept is named.
 *
 * @param seed another number tries another way; the same gives the same plan
 */
export function seatEverybody(seating: Seating, seed = 1): SeatingProposal {
  const { clusters, impossible, stuck } = clustersOf(seating);
  const plans = Array.from({ length: tries }, (_, index) => {
    const random = noise(seed * 1000 + index);
    const floor = openFloor(seating);
    const left = settle(floor, inOrder(clusters, index % 2 === 1), random);
    const moves = floor.tables.flatMap(({ table, placed }) => numbersFor(table, placed, seating));
    const planned = withMoves(seating, moves);
    return { floor, left, moves, planned, cost: costOf(planned) };
  });
  const best = plans.reduce((one, other) => (other.cost < one.cost ? other : one));
  const seated = placesOf(best.planned.tables);
  const unseated = best.left.map((cluster) => ({
    people: cluster.people.filter(({ key }) => !seated.has(key)),
    why: reasonFor(cluster, best.floor),
  }));
  if (stuck.length > 0) unseated.push({ people: stuck, why: "Their rules cannot be kept." });
  return { moves: best.moves, unseated, impossible, misses: missedWishes(best.planned) };
}
