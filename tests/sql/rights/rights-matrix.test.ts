import { afterAll, beforeAll, expect, it } from "vitest";
import { isLongRun } from "../../support/tempo.ts";
import { openMatrix, type Matrix } from "./matrix.ts";
import { countKilled } from "./mutants.ts";
import { lookAt } from "./tables.ts";
import { provenElsewhere } from "./proven-elsewhere.ts";

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.backend.close());

it("each role allows what it says, for all and for chosen events, and nobody else", async () => {
  const { backend, permissions } = matrix;
  const wrong = await backend.query<{ role: string }>(
    `select r.key as role, h.permission, s.scope, t.standing
     from public.roles r, unnest(array['all', 'a', 'none']) s (scope), unnest(array['active', 'removed']) t (standing),
       lateral rights.held(r.key, s.scope, t.standing) h join public.permissions p on p.permission = h.permission,
       lateral (select t.standing = 'active' and exists (select from public.role_permissions rp
         where rp.role_id = r.id and rp.permission = p.permission) as holds) w
     where r.key is not null and (r.key <> 'owner' or s.scope = 'all')
       and (h.account is distinct from (w.holds and s.scope = 'all')
         or h.event is distinct from (w.holds and (s.scope = 'all' or s.scope = 'a' and p.of_events)) or h.elsewhere)`,
    [],
  );
  expect(permissions.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

it("each table shows and changes what a permission opens, for its holder and nobody else", async () => {
  const { backend, tableLooks, policies } = matrix;
  const found = await lookAt(backend, tableLooks);
  const wrong = tableLooks.flatMap(({ table, verb, who, expected }, index) =>
    found[index] === expected ? [] : [{ table, verb, who, expected, found: found[index] }],
  );
  expect(wrong).toEqual([]);
  // Every policy that asks is looked at, and whoever holds what it asks reaches something.
  const looked = new Set(tableLooks.map(({ table, verb }) => `${table} ${verb}`));
  const asking = policies.filter(({ asks }) => asks.length > 0);
  expect(
    asking.map(({ table, verb }) => `${table} ${verb}`).filter((one) => !looked.has(one)),
  ).toEqual([]);
  const holders = tableLooks.filter(({ who }) => who === "whoever holds it");
  expect(holders.filter(({ expected }) => !/[1-9]/.test(expected))).toEqual([]);
});

it("what changes something asks for a permission that changes, what shows for one that shows", () => {
  const { policies, permissions } = matrix;
  const changes = new Set(
    permissions.flatMap(({ permission, needsTeam }) => (needsTeam ? [permission] : [])),
  );
  const mixed = policies.filter(
    ({ verb, asks }) => verb !== "SELECT" && asks.some((one) => !changes.has(one)),
  );
  expect(mixed).toEqual([]);
});

it("each call answers otherwise without what it asks for", () => {
  const { calls } = matrix;
  expect(calls.length).toBeGreaterThan(180);
  const open = calls.flatMap(({ call, asks, proven }) =>
    asks
      .filter((one) => !proven.includes(one))
      .map((one) => `${call.replace("public.", "")} ${one}`),
  );
  expect(open.toSorted()).toEqual(provenElsewhere.toSorted());
});

it("a check that is taken away is noticed", async () => {
  const { made, killed, alive } = await countKilled(matrix, isLongRun ? 1 : 12);
  expect(made).toBeGreaterThan(40);
  expect(killed / made, alive.join("\n")).toBeGreaterThan(0.95);
});
