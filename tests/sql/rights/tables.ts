import type { OpenBackend } from "@jubilee/backend/backend.types";
import type { World } from "./world.ts";

/** One policy of signed-in people, with the permissions that it asks for. */
export interface Policy {
  table: string;
  name: string;
  verb: "SELECT" | "INSERT" | "UPDATE" | "DELETE";
  using: string | null;
  check: string | null;
  asks: string[];
}

export interface Permission {
  permission: string;
  ofEvents: boolean;
  needsTeam: boolean;
}

/** A look at a table: by whom, and how many of its rows they reach. */
export interface Look {
  table: string;
  verb: Policy["verb"];
  who: string;
  permissions: string[];
  scope: "all" | "a" | "b" | "none";
  standing: "active" | "removed";
  plan: "business" | "pro";
  way: "reached" | "added" | "answer" | "whole_answer";
  statements: string[];
  expected: string;
}

export const asked = (text: string | null): string[] =>
  [...(text ?? "").matchAll(/\bmy_\w+\('([a-z_.]+)'/g)].map(([, permission = ""]) => permission);

export async function readPolicies(backend: OpenBackend): Promise<Policy[]> {
  const rows = await backend.query<Omit<Policy, "asks">>(
    `select tablename as table, policyname as name, cmd as verb, qual as using, with_check as check from pg_policies
     where schemaname = 'public' and 'authenticated' = any (roles) order by 1, 2`,
    [],
  );
  return rows.map((row) => ({
    ...row,
    asks: [...new Set([...asked(row.using), ...asked(row.check)])],
  }));
}

export const readPermissions = (backend: OpenBackend): Promise<Permission[]> =>
  backend.query<Permission>(
    `select permission, of_events as "ofEvents", needs_team as "needsTeam" from public.permissions order by 1`,
    [],
  );

/** Who looks, and whether what a policy opens is open to them. */
function lookers(policy: Policy, reads: string[], all: Permission[]) {
  const names = all.map(({ permission }) => permission);
  const needed = [...new Set([...reads, ...policy.asks])];
  const writes = all.some(
    ({ permission, needsTeam }) => needsTeam && policy.asks.includes(permission),
  );
  const text = `${policy.using} ${policy.check}`;
  // Who may add people to an account does it for whichever event.
  const reaches = /\bmy_reach\(/.test(text);
  const forEvents = /\bmy_(events|guests|households)\(/.test(text);
  const usual = { scope: "all", standing: "active", plan: "business" } as const;
  return [
    { ...usual, who: "whoever holds it", permissions: needed, sees: "ab" },
    ...policy.asks.map((one) => ({
      ...usual,
      who: `whoever holds all but ${one}`,
      permissions: names.filter((name) => name !== one),
      sees: "",
    })),
    { ...usual, who: "nobody in particular", permissions: [], sees: "" },
    {
      ...usual,
      who: "for one event",
      permissions: names,
      scope: "a" as const,
      sees: reaches ? "ab" : forEvents ? "a" : "",
    },
    {
      ...usual,
      who: "for no event",
      permissions: names,
      scope: "none" as const,
      sees: reaches ? "ab" : "",
    },
    {
      ...usual,
      who: "who was removed",
      permissions: names,
      standing: "removed" as const,
      sees: "",
    },
    {
      ...usual,
      who: "without a team",
      permissions: needed,
      plan: "pro" as const,
      sees: writes ? "" : "ab",
    },
  ];
}

/** Every look at every table whose policies ask for a permission. */
export async function tableLooks(
  backend: OpenBackend,
  world: World,
  policies: Policy[],
  permissions: Permission[],
): Promise<Look[]> {
  const looks: Look[] = [];
  const asking = policies.filter(({ asks }) => asks.length > 0);
  for (const policy of asking) {
    const { table, verb } = policy;
    const cellsOf = world.get(table);
    if (!cellsOf) continue;
    // oxlint-disable-next-line no-await-in-loop
    const statements = await statementsOf(backend, table, verb, cellsOf);
    if (statements.length === 0) continue;
    const reads = policies
      .filter((other) => other.table === table && other.verb === "SELECT")
      .flatMap(({ asks }) => asks);
    const way = verb === "INSERT" ? ("added" as const) : ("reached" as const);
    for (const { sees, ...looker } of lookers(
      policy,
      verb === "INSERT" ? [] : reads,
      permissions,
    )) {
      const seen = [...cellsOf].filter((cell) => sees.includes(cell));
      const expected =
        way === "reached"
          ? `${seen.length}`
          : [...cellsOf].map((cell) => (sees.includes(cell) ? "1" : "0")).join();
      looks.push({ ...looker, table, verb, way, statements, expected });
    }
  }
  return looks;
}

/** What is tried: the rows that the world made, and those only. */
async function statementsOf(
  backend: OpenBackend,
  table: string,
  verb: Policy["verb"],
  cellsOf: Set<string>,
): Promise<string[]> {
  const [{ columns, own } = { columns: [], own: "" }] = await backend.query<{
    columns: string[];
    own: string;
  }>(
    `select array(select a.attname::text from pg_attribute a where a.attrelid = $1::text::regclass and a.attnum > 0
         and not a.attisdropped and a.attgenerated = ''
         and has_column_privilege('authenticated', a.attrelid, a.attnum, $2)) as columns,
       case when $1::text = 'public.accounts' then 'id' else 'account_id' end as own`,
    [`public.${table}`, verb === "DELETE" ? "select" : verb.toLowerCase()],
  );
  if (columns.length === 0) return [];
  switch (verb) {
    case "SELECT":
      return [`select ${columns.map((name) => `"${name}"`)[0]} from public.${table}`];
    case "DELETE":
      return [`delete from public.${table}`];
    case "UPDATE":
      return [`update public.${table} set "${columns.at(-1)}" = "${columns.at(-1)}"`];
    case "INSERT":
      break;
  }
  // Triggers fill it in, and they sleep here. Which columns clients write is told by the access matrix.
  if (own === "account_id" && !columns.includes(own)) {
    await backend.query(`grant insert (account_id) on public.${table} to authenticated`, []);
    columns.push(own);
  }
  return Promise.all(
    [...cellsOf].map(async (cell) => {
      const account = cell === "c" ? "c" : "a";
      const [row] = await backend.query<{ row: string }>(
        `select to_jsonb(t)::text as row from public.${table} t where t.${own} = md5('rights accounts ${account}')::uuid
         order by (to_jsonb(t) ->> 'id') = md5('rights ${table} ${cell}')::uuid::text desc,
           (to_jsonb(t) ->> 'event_id') = md5('rights events ${cell}')::uuid::text desc limit 1`,
        [],
      );
      const list = columns.map((name) => `"${name}"`).join(", ");
      // In the name of whoever adds it.
      const text = (row?.row ?? "{}").replaceAll("'", "''");
      return `insert into public.${table} (${list}) select ${columns
        .map((name) =>
          name === "user_id" ? "auth.uid()" : name === "id" ? "gen_random_uuid()" : `"${name}"`,
        )
        .join(", ")} from jsonb_populate_record(null::public.${table}, '${text}')`;
    }),
  );
}

/** What looks find, in their order. Those of the same person are one. */
export async function lookAt(
  backend: OpenBackend,
  looks: Pick<Look, "permissions" | "scope" | "standing" | "plan" | "way" | "statements">[],
): Promise<string[]> {
  const found = new Map<object, string>();
  const byPerson = Map.groupBy(looks, ({ statements: _statements, ...person }) =>
    [person.permissions.join(), person.scope, person.standing, person.plan, person.way].join(" "),
  );
  for (const own of byPerson.values()) {
    const [first] = own;
    if (!first) continue;
    const { permissions, scope, standing, plan, way } = first;
    // oxlint-disable-next-line no-await-in-loop
    const [row] = await backend.query<{ found: string[] }>(
      "select rights.look($1::text[], $2, $3, $4, $5, $6::text[]) as found",
      [permissions, scope, standing, plan, way, own.flatMap(({ statements }) => statements)],
    );
    let at = 0;
    for (const look of own) {
      found.set(look, (row?.found ?? []).slice(at, at + look.statements.length).join());
      at += look.statements.length;
    }
  }
  return looks.map((look) => found.get(look) ?? "");
}
