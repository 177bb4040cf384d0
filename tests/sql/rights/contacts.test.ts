import type { OpenBackend } from "@jubilee/backend/backend.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { argumentLists, reachOf, readRoutines, statementFor } from "./calls.ts";
import { openWorld } from "./matrix.ts";
import { requests } from "./requests.ts";
import { lookAt } from "./tables.ts";
import type { World } from "./world.ts";

let backend: OpenBackend;
let world: World;
beforeAll(async () => {
  ({ backend, world } = await openWorld());
});
afterAll(() => backend.close());

/** Addresses and numbers of others; who is in the team, and what a venue says of itself, is another matter. */
const mark = "known-to-few";
const contacts = /(?:^|_)(?:email|phone)$/;
const notGuests = new Set(["team_invitations", "venues", "sender_domains"]);

/** Puts the mark into every address and number that a row of anybody has. */
async function markContacts(): Promise<number> {
  const columns = await backend.query<{ table: string; name: string }>(
    `select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'varchar'::regtype)`,
    [],
  );
  const marked = columns.filter(({ table, name }) => contacts.test(name) && !notGuests.has(table));
  await backend.query("set session_replication_role = replica", []);
  for (const { table, name } of marked) {
    const checks = await backend.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::text::regclass and contype = 'c'`,
      [`public.${table}`],
    );
    for (const check of checks)
      await backend.query(`alter table public.${table} drop constraint "${check.name}"`, []);
    await backend.query(
      `update public.${table} set "${name}" = $1 || left(md5(ctid::text), 8) || '@rights.example'`,
      [mark],
    );
  }
  await backend.query("set session_replication_role = origin", []);
  return marked.length;
}

/** Everything that somebody signed in may ask: each call, as far as arguments are guessed, and each table and view. */
async function everyStatement(): Promise<string[]> {
  const routines = await readRoutines(backend);
  const reach = reachOf(routines);
  const sourceOf = Map.groupBy(routines, ({ schema, name }) => `${schema}.${name}`);
  const tables = new Set(world.keys());
  const calls = routines
    .filter(({ isOpen }) => isOpen)
    .flatMap((routine) => {
      const source = [...(reach.get(`public.${routine.name}`) ?? [])]
        .flatMap((name) => (sourceOf.get(name) ?? []).map((one) => one.source))
        .join("\n");
      const asked = (requests[routine.name] ?? []).map(({ given, asks }) =>
        [given ? `select rights.given($given$${given}$given$)` : "", statementFor(routine, asks)]
          .filter((part) => part !== "")
          .join("; "),
      );
      const guessed = argumentLists({ ...routine, source }, tables).slice(0, 4);
      return [...asked, ...guessed.map((list) => statementFor(routine, list))];
    });
  const relations = await backend.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(format('%I', a.attname), ', ') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select') group by c.relname`,
    [],
  );
  return [
    ...calls,
    ...relations.map(
      ({ name, columns }) =>
        `select json_agg(t)::text from (select ${columns} from public.${name}) t`,
    ),
  ];
}

const whoever = {
  scope: "all",
  standing: "active",
  plan: "business",
  way: "whole_answer",
} as const;
const named = (rows: { permission: string }[]) => rows.map(({ permission }) => permission);

/** What an account's own role may hold without the right to addresses, all together. */
async function widestWithout(all: string[]): Promise<string[]> {
  const account = "md5('rights accounts a')::uuid";
  const found = await lookAt(
    backend,
    all.map((one) => ({
      ...whoever,
      permissions: all,
      statements: [
        `select public.save_role(${account}, null, 'With ${one}', array['${one}'])::text`,
      ],
    })),
  );
  return all.filter(
    (one, index) => one !== "guests.read_contact" && found[index]?.startsWith("fine "),
  );
}

it("nobody without the right to addresses is told one, by any call, table or view", async () => {
  expect(await markContacts()).toBeGreaterThan(15);
  const all = named(
    await backend.query<{ permission: string }>("select permission from public.permissions", []),
  );
  const scans = named(
    await backend.query<{ permission: string }>(
      "select permission from public.role_permissions where role_id = private.built_in_role('check_in')",
      [],
    ),
  );
  const widest = await widestWithout(all);
  expect(widest.length).toBeGreaterThan(15);
  const statements = await everyStatement();
  const told = async (permissions: string[], scope: "all" | "a") => {
    const looks = statements.map((one) => ({ ...whoever, scope, permissions, statements: [one] }));
    const found = await lookAt(backend, looks);
    return statements.filter((_, index) => found[index]?.includes(mark));
  };
  expect((await told(all, "all")).length).toBeGreaterThan(30);
  expect(await told(scans, "all")).toEqual([]);
  expect(await told(scans, "a")).toEqual([]);
  expect(await told(widest, "all")).toEqual([]);
});
