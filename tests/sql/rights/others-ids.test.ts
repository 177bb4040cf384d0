import type { OpenBackend } from "@jubilee/backend/backend.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isLongRun } from "../../support/tempo.ts";
import { argumentLists, reachOf, readRoutines, statementFor } from "./calls.ts";
import { openWorld } from "./matrix.ts";
import { lookAt, readPermissions } from "./tables.ts";
import type { World } from "./world.ts";

let backend: OpenBackend;
let world: World;
beforeAll(async () => {
  ({ backend, world } = await openWorld());
});
afterAll(() => backend.close());

const id = /md5\('rights (?!user t)(\w+) a'\)/g;

/** The same request about another account's row, and about one that is not there, for each id in it. */
function twins(list: string): { others: string; none: string }[] {
  const found = [...list.matchAll(id)];
  const withCell = (cell: string, only?: number): string => {
    let at = -1;
    return list.replaceAll(id, (whole, table: string) => {
      at += 1;
      return only === undefined || only === at ? `md5('rights ${table} ${cell}')` : whole;
    });
  };
  const each = found.length > 1 ? found.map((_, at) => at) : [];
  return [undefined, ...each].map((only) => ({
    others: withCell("c", only),
    none: withCell("none", only),
  }));
}

/** So many ways to ask one call. */
const mostLists = isLongRun ? 24 : 5;

/** Made with an id that the device says, so that it is made once: where one is taken, it cannot be made. */
const makesWithIds = new Set(["save_sponsor", "save_page_question"]);

/** What is new or later each time. */
const plain = (answer: string | undefined): string =>
  (answer ?? "").replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\d[T ][\d:.+Z-]+|[A-Za-z0-9_-]{30,}/g, "…");

it("another account's row is answered in the same words as one that is not there", async () => {
  const permissions = (await readPermissions(backend)).map(({ permission }) => permission);
  const routines = await readRoutines(backend);
  const reach = reachOf(routines);
  const sourceOf = Map.groupBy(routines, ({ schema, name }) => `${schema}.${name}`);
  const tables = new Set(world.keys());
  const asker = {
    permissions,
    scope: "all" as const,
    standing: "active" as const,
    plan: "business" as const,
    way: "whole_answer" as const,
  };
  const told: string[] = [];
  const reached = new Set<string>();
  let asked = 0;
  for (const routine of routines.filter(({ isOpen }) => isOpen)) {
    const source = [...(reach.get(`public.${routine.name}`) ?? [])]
      .flatMap((name) => (sourceOf.get(name) ?? []).map((one) => one.source))
      .join("\n");
    const lists = argumentLists({ ...routine, source }, tables).filter((list) => list.match(id));
    const pairs = lists
      .slice(0, mostLists)
      .flatMap((list) => twins(list).map((twin) => ({ list, ...twin })));
    if (pairs.length === 0) continue;
    const look = (of: string[]) =>
      lookAt(
        backend,
        of.map((list) => ({ ...asker, statements: [statementFor(routine, list)] })),
      );
    // oxlint-disable-next-line no-await-in-loop
    const [own, others, none] = [
      await look(pairs.map(({ list }) => list)),
      await look(pairs.map((one) => one.others)),
      await look(pairs.map((one) => one.none)),
    ];
    asked += pairs.length;
    for (const [at, pair] of pairs.entries()) {
      if (plain(own[at]) !== plain(none[at])) reached.add(routine.name);
      if (plain(others[at]) !== plain(none[at]) && !makesWithIds.has(routine.name))
        told.push(`${routine.name}(${pair.others}): ${others[at]} | not there: ${none[at]}`);
    }
  }
  expect(told).toEqual([]);
  // Whose rows they are does make a difference: as many calls know the asker's own.
  expect(asked).toBeGreaterThan(isLongRun ? 3000 : 900);
  expect(reached.size).toBeGreaterThan(200);
});
