import { listOf, placesOf } from "./seating.rules.ts";
import type { Seating } from "./seating.types.ts";

const manyTables = (labels: readonly string[]) =>
  labels.length > 4 ? `${labels.length} tables` : listOf(labels);

/** What of the wishes a plan does not meet: households apart, people alone, scattered groups. */
export function missedWishes(seating: Seating): string[] {
  const { tables, people } = seating;
  const places = placesOf(tables);
  const largest = Math.max(1, ...tables.map(({ seats }) => seats.length));
  const tablesOf = (members: readonly { key: string }[]) => {
    const used = new Set(members.flatMap(({ key }) => places.get(key)?.tableId ?? []));
    return tables.flatMap(({ id, label }) => (used.has(id) ? label : []));
  };
  const misses: string[] = [];
  for (const party of Map.groupBy(people, ({ party: id }) => id).values()) {
    const at = tablesOf(party);
    if (at.length < 2) continue;
    const why =
      party.length > largest
        ? `no table has ${party.length} seats`
        : "no table had room for all of them within the rules";
    misses.push(`${party[0]?.partyName ?? ""} (${party.length}) sit at ${manyTables(at)}: ${why}.`);
  }
  for (const { label, seats } of tables) {
    const here = seats.filter(({ person }) => person);
    if (seats.length < 2 || here.length !== 1) continue;
    const name = people.find(({ key }) => key === here[0]?.person)?.name ?? "Somebody";
    misses.push(`${name} sits alone at ${label}.`);
  }
  const grouped = Map.groupBy(
    people.filter(({ key, group }) => group !== null && places.has(key)),
    ({ group }) => group,
  );
  for (const [group, members] of grouped) {
    const used = tablesOf(members).length;
    const enough = Math.ceil(members.length / largest);
    if (used <= enough + 1) continue;
    misses.push(`${group} (${members.length}) sit at ${used} tables; ${enough} would hold them.`);
  }
  return misses;
}

/** How far a plan is from the wishes; smaller is better. */
export function costOf(seating: Seating): number {
  const { tables, people } = seating;
  const places = placesOf(tables);
  const spread = (by: (person: (typeof people)[number]) => string | null) => {
    const seen = new Set<string>();
    const groups = new Set<string>();
    for (const person of people) {
      const group = by(person);
      const place = places.get(person.key);
      if (group === null || !place) continue;
      groups.add(group);
      seen.add(`${group}\n${place.tableId}`);
    }
    return seen.size - groups.size;
  };
  const alone = tables.filter(({ seats }) => seats.filter(({ person }) => person).length === 1);
  return (
    (people.length - places.size) * 10_000 +
    spread(({ party }) => party) * 200 +
    alone.length * 20 +
    spread(({ group }) => group) * 5
  );
}
