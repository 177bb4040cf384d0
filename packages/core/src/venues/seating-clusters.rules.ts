import { listOf, placesOf } from "./seating.rules.ts";
import type { Seating, SeatingPerson } from "./seating.types.ts";

/** People who go to one table or nowhere: held together by rules, or as a household as long as it fits. */
export interface Cluster {
  /** Without a seat yet. */
  people: SeatingPerson[];
  /** Where others of it sit already. */
  tableId: string | null;
  stepFree: boolean;
  /** Keys of those whom one of it must not meet. */
  apart: ReadonlySet<string>;
  /** The smaller ones it falls into when no table takes all of it. */
  parts: Cluster[];
}

export interface Clusters {
  clusters: Cluster[];
  /** Rules that contradict each other or where people sit already, in sentences. */
  impossible: string[];
  /** Whom they leave without a seat. */
  stuck: SeatingPerson[];
}

/** Groups of keys that hang together, the keys in their order. */
function joined(
  keys: readonly string[],
  pairs: Iterable<readonly [string, string]>,
): Map<string, string> {
  const leader = new Map(keys.map((key) => [key, key]));
  const find = (key: string): string => {
    let at = key;
    for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up;
    leader.set(key, at);
    return at;
  };
  for (const [one, other] of pairs) {
    if (leader.has(one) && leader.has(other)) leader.set(find(other), find(one));
  }
  return new Map(keys.map((key) => [key, find(key)]));
}

/** Gathers the people of a plan into clusters. Nothing in a cluster contradicts itself. */
export function clustersOf(seating: Seating): Clusters {
  const { people, rules, tables } = seating;
  const places = placesOf(tables);
  const labels = new Map(tables.map(({ id, label }) => [id, label]));
  const largest = Math.max(0, ...tables.map(({ seats }) => seats.length));
  const apart = new Map<string, Set<string>>();
  for (const { kind, one, other } of rules) {
    if (kind !== "apart") continue;
    apart.set(one, (apart.get(one) ?? new Set()).add(other));
    apart.set(other, (apart.get(other) ?? new Set()).add(one));
  }
  const pairs = rules.flatMap(({ kind, one, other }) =>
    kind === "together" ? [[one, other] as const] : [],
  );
  const leaders = joined(
    people.map(({ key }) => key),
    pairs,
  );
  const groups = [...Map.groupBy(people, ({ key }) => leaders.get(key) ?? key).values()];
  const impossible: string[] = [];
  const stuck: SeatingPerson[] = [];

  const tablesOf = (group: readonly SeatingPerson[]) => [
    ...new Set(group.flatMap(({ key }) => places.get(key)?.tableId ?? [])),
  ];
  const quarrel = (group: readonly SeatingPerson[]) => {
    const keys = new Set(group.map(({ key }) => key));
    const one = group.find(({ key }) => [...(apart.get(key) ?? [])].some((foe) => keys.has(foe)));
    const other = one && group.find(({ key }) => apart.get(one.key)?.has(key));
    return one && other ? [one, other] : null;
  };
  const clusterOf = (group: readonly SeatingPerson[], parts: Cluster[]): Cluster => ({
    people: group.filter(({ key }) => !places.has(key)),
    tableId: tablesOf(group)[0] ?? null,
    stepFree: group.some(({ stepFree, key }) => stepFree && !places.has(key)),
    apart: new Set(group.flatMap(({ key }) => [...(apart.get(key) ?? [])])),
    parts,
  });

  const sound = groups.filter((group) => {
    const waiting = group.filter(({ key }) => !places.has(key));
    const names = listOf(group.map(({ name }) => name));
    const foes = quarrel(group);
    const at = tablesOf(group);
    if (foes) {
      const pair = listOf(foes.map(({ name }) => name));
      impossible.push(`${pair} are to sit apart, and yet rules hold them together.`);
    } else if (at.length > 1) {
      const where = listOf(at.map((id) => labels.get(id) ?? ""));
      impossible.push(`${names} are to sit together, but some sit at ${where} already.`);
    } else if (group.length > largest && group.length > 1) {
      impossible.push(
        `${names} are to sit together, and no table has ${group.length} seats. The largest has ${largest}.`,
      );
    } else {
      return waiting.length > 0;
    }
    stuck.push(...waiting);
    return false;
  });

  // A household joins as long as it can be at one table; else its people go by their rules alone.
  const partyLeaders = joined(
    sound.flatMap((group) => group.map(({ key }) => key)),
    [
      ...sound.flatMap((group) =>
        group.slice(1).map(({ key }) => [group[0]?.key ?? key, key] as const),
      ),
      ...[...Map.groupBy(sound.flat(), ({ party }) => party).values()].flatMap((party) =>
        party.slice(1).map(({ key }) => [party[0]?.key ?? key, key] as const),
      ),
    ],
  );
  const seatedOfParty = Map.groupBy(
    people.filter(({ key }) => places.has(key)),
    ({ party }) => party,
  );
  const unions = Map.groupBy(sound, ([first]) => partyLeaders.get(first?.key ?? "") ?? "");
  const clusters = [...unions.values()].map((parts) => {
    const alone = parts.map((group) => clusterOf(group, []));
    const [only] = alone;
    const members = parts.flat();
    const known = new Set(members.map(({ key }) => key));
    const kin = [...new Set(members.map(({ party }) => party))]
      .flatMap((party) => seatedOfParty.get(party) ?? [])
      .filter(({ key }) => !known.has(key));
    const whole = [...members, ...kin];
    if (only && alone.length === 1 && kin.length === 0) return [only];
    const fits = !quarrel(whole) && tablesOf(whole).length < 2 && whole.length <= largest;
    return fits ? [clusterOf(whole, alone)] : alone;
  });
  return { clusters: clusters.flat(), impossible, stuck };
}
