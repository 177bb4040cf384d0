import { freeNumbers } from "./seating.rules.ts";
import type { Seating, SeatingTable } from "./seating.types.ts";
import type { Cluster } from "./seating-clusters.rules.ts";

/** A table while seats are given. */
interface OpenTable {
  table: SeatingTable;
  free: number;
  keys: Set<string>;
  groups: Map<string, number>;
  parties: Map<string, number>;
  placed: Cluster[];
}

/** A try to seat clusters. What it does never breaks a rule. */
export interface Floor {
  tables: readonly OpenTable[];
  canSit: (cluster: Cluster, open: OpenTable, without?: Cluster) => boolean;
  sit: (cluster: Cluster, open: OpenTable) => void;
  leave: (cluster: Cluster, open: OpenTable) => void;
  /** How well a cluster goes with a table; only among tables where it can sit. */
  liking: (cluster: Cluster, open: OpenTable) => number;
}

const add = (counts: Map<string, number>, key: string | null, by: number) => {
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + by);
};

/** The tables of a plan with who sits there already. */
export function openFloor(seating: Seating): Floor {
  const byKey = new Map(seating.people.map((person) => [person.key, person]));
  const tables = seating.tables.map((table): OpenTable => {
    const keys = new Set(table.seats.flatMap(({ person }) => person ?? []));
    const open: OpenTable = {
      table,
      free: freeNumbers(table).length,
      keys,
      groups: new Map(),
      parties: new Map(),
      placed: [],
    };
    for (const key of keys) {
      add(open.groups, byKey.get(key)?.group ?? null, 1);
      add(open.parties, byKey.get(key)?.party ?? null, 1);
    }
    return open;
  });
  const change = (cluster: Cluster, open: OpenTable, by: 1 | -1) => {
    open.free -= by * cluster.people.length;
    for (const { key, group, party } of cluster.people) {
      if (by > 0) open.keys.add(key);
      else open.keys.delete(key);
      add(open.groups, group, by);
      add(open.parties, party, by);
    }
  };
  return {
    tables,
    canSit(cluster, open, without) {
      const free = open.free + (without?.people.length ?? 0);
      if (cluster.people.length > free) return false;
      if (cluster.stepFree && !open.table.accessible) return false;
      if (cluster.tableId !== null && cluster.tableId !== open.table.id) return false;
      for (const foe of cluster.apart) {
        const goes = without?.people.some(({ key }) => key === foe) ?? false;
        if (open.keys.has(foe) && !goes) return false;
      }
      return true;
    },
    sit(cluster, open) {
      open.placed.push(cluster);
      change(cluster, open, 1);
    },
    leave(cluster, open) {
      open.placed.splice(open.placed.indexOf(cluster), 1);
      change(cluster, open, -1);
    },
    liking(cluster, open) {
      const [first] = cluster.people;
      const kin = open.parties.get(first?.party ?? "") ?? 0;
      const peers = first?.group ? (open.groups.get(first.group) ?? 0) : 0;
      const strangers = open.keys.size - peers;
      const opens = open.keys.size === 0 ? 4 : 0;
      const wastes = open.table.accessible && !cluster.stepFree ? 8 : 0;
      const left = open.free - cluster.people.length;
      return kin * 100 + peers * 3 - (first?.group ? strangers : 0) - opens - wastes - left * 0.5;
    },
  };
}
