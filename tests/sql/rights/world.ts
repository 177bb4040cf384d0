import type { OpenBackend } from "@jubilee/backend/backend.types";

/**
 * Two accounts with a row of every table for each of three cells: the events `a` and `b` of the account
 * that is looked at, and `c`, the other account's. A reference leads to the row of the same cell.
 */
export const cells = ["a", "b", "c"] as const;
export type Cell = (typeof cells)[number];

interface Column {
  table: string;
  column: string;
  type: string;
  isNeeded: boolean;
  /** The table that it refers to, and which of its columns. */
  refersTo: string | null;
  /** The texts of the checks that name it. */
  checks: string;
  checkNames: string[];
}

/** Which cells have a row, by table. */
export type World = Map<string, Set<Cell>>;

const columnsSql = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded",
    (select f.relname || '.' || fa.attname from pg_constraint k
      join pg_class f on f.oid = k.confrelid join pg_namespace n on n.oid = f.relnamespace
      join pg_attribute fa on fa.attrelid = k.confrelid and fa.attnum = k.confkey[array_position(k.conkey, a.attnum)]
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
      order by array_length(k.conkey, 1), fa.attname <> 'id' limit 1) as "refersTo",
    coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)), '') as checks,
    array(select k.conname::text from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as "checkNames"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`;

/** The id of a table's row in a cell, as SQL. */
export const idOf = (table: string, cell: Cell): string => {
  const of = table === "accounts" && cell === "b" ? "a" : cell;
  return table === "users"
    ? `md5('rights user ${of}')::uuid`
    : `md5('rights ${table} ${of}')::uuid`;
};

/** What a column without a reference may hold, likeliest first; checks name what they allow. */
function candidates({ column, type, checks }: Column, cell: Cell): string[] {
  const allowed = [...checks.matchAll(/'((?:[^'\\^$[\](){}]|''){1,60})'::/g)].map(
    ([, text = ""]) => `'${text}'`,
  );
  switch (type) {
    case "uuid":
      return [`md5('rights ${column} ${cell}')::uuid`];
    case "text":
    case "character varying":
      return [
        ...allowed,
        `'rights ${column} ${cell}'`,
        ...[
          "rights",
          "EUR",
          "UTC",
          "en",
          "#1a2b3c",
          "1",
          "a.b",
          "rights/x",
          "TEST-2030-000001",
        ].map((text) => `'${text}${text.startsWith("TEST") ? cell.codePointAt(0) : ""}'`),
        `'https://rights.example/${cell}'`,
        `'${cell}@rights.example'`,
        `md5('${column}${cell}')`,
        `upper(left(md5('${column}${cell}'), 8))`,
      ];
    case "jsonb":
      return ["'{}'", "'[]'", `'{"accent": "#1a2b3c"}'`, "'null'"];
    case "boolean":
      return ["false", "true"];
    case "bytea":
      return [`decode(md5('${column}${cell}') || md5('${cell}${column}'), 'hex')`];
    case "integer":
    case "bigint":
    case "smallint":
    case "numeric":
    case "double precision":
      return ["1", "0", "10", "-1"];
    case "timestamp with time zone":
    case "timestamp without time zone":
      return /end|expire|until|due/.test(column)
        ? ["now() + interval '2 days'", "now()"]
        : ["now()", "now() + interval '1 day'"];
    case "date":
      return ["current_date"];
    default:
      if (type.endsWith("[]")) return ["'{}'", "array[1]", "array['x']"];
      if (type === "tstzrange") return ["tstzrange(now(), now() + interval '1 hour')"];
      if (type.includes("range")) return ["'empty'"];
      return [...allowed, "null"];
  }
}

/** Makes the world. Triggers and references sleep: the rows stand for themselves. */
export async function makeWorld(backend: OpenBackend): Promise<World> {
  const world: World = new Map();
  await backend.query("set session_replication_role = replica", []);
  for (const cell of ["a", "c", "t"]) {
    // One row after the other: they share one connection.
    // oxlint-disable-next-line no-await-in-loop
    await backend.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at)
       values (md5('rights user ${cell}')::uuid, 'authenticated', 'authenticated', '${cell}@rights.example', now())`,
      [],
    );
  }
  const columns = await backend.query<Column>(columnsSql, []);
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    if (catalogue.has(table)) continue;
    const made = new Set<Cell>();
    for (const cell of table === "accounts" ? (["a", "c"] as const) : cells) {
      // oxlint-disable-next-line no-await-in-loop
      if (await addRow(backend, table, own, cell)) made.add(cell);
    }
    world.set(table, made);
  }
  return world;
}

/** What the product itself brings along, and what a tester is made of. */
const catalogue = new Set(
  "permissions roles role_permissions plan_gates event_types administrators feature_flags team_members profiles".split(
    " ",
  ),
);

/** Whether there is one: a key of the account alone has no second row. */
async function addRow(
  backend: OpenBackend,
  table: string,
  columns: Column[],
  cell: Cell,
): Promise<boolean> {
  const choices = new Map<string, string[]>();
  for (const column of columns) {
    const values = valuesOf(table, column, cell);
    if (values) choices.set(column.column, values);
  }
  const names = [...choices.keys()];
  const at = new Map(names.map((name) => [name, 0]));
  const insert = () =>
    backend.query(
      `insert into public.${table} (${names.map((name) => `"${name}"`).join(", ")}) overriding system value
       values (${names.map((name) => choices.get(name)?.[at.get(name) ?? 0] ?? "null").join(", ")})`,
      [],
    );
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await insert();
      return true;
    } catch (error) {
      const problem = String(error);
      if (problem.includes("duplicate key")) return false;
      const [, check = ""] = /violates check constraint "(\w+)"/.exec(problem) ?? [];
      if (check === "") throw new Error(`${table}: ${problem}`, { cause: error });
      if (advance(check, columns, choices, at)) continue;
      // What no guess fulfils is not what this is about; the database is thrown away.
      // oxlint-disable-next-line no-await-in-loop
      await backend.query(`alter table public.${table} drop constraint "${check}"`, []);
      for (const name of names) at.set(name, 0);
    }
  }
  throw new Error(`${table}: no row fulfils its checks`);
}

/** Takes the next candidate of a column that the refused check names; false when there is none. */
function advance(
  check: string,
  columns: Column[],
  choices: Map<string, string[]>,
  at: Map<string, number>,
): boolean {
  const named = columns
    .filter(({ checkNames }) => checkNames.includes(check))
    .toSorted((one, other) => (at.get(one.column) ?? 0) - (at.get(other.column) ?? 0));
  for (const { column } of named) {
    const next = (at.get(column) ?? 0) + 1;
    if (next >= (choices.get(column)?.length ?? 0)) continue;
    at.set(column, next);
    return true;
  }
  return false;
}

/** Null: the column's default, or nothing. */
function valuesOf(table: string, column: Column, cell: Cell): string[] | null {
  const { column: name, refersTo, isNeeded, checks } = column;
  if (name === "id" && column.type === "uuid") return [idOf(table, cell)];
  if (name === "account_id") return [idOf("accounts", cell)];
  if (name === "event_id") return [idOf("events", cell)];
  if (name === "series_id") return [idOf("event_series", cell)];
  if (table === "accounts" && name === "owner_user_id") return [idOf("users", cell)];
  if (refersTo) {
    const [of = "", key = ""] = refersTo.split(".");
    if (of === "roles") return ["private.built_in_role('viewer')"];
    if (of === "event_types") return ["'club-type-1'"];
    if (of === "time_zones") return ["'UTC'"];
    if (of === "users") return [idOf("users", cell), ...(isNeeded ? [] : ["null"])];
    if (key === "id" && column.type === "uuid")
      return [idOf(of, cell), ...(isNeeded ? [] : ["null"])];
    if (!isNeeded) return null;
  }
  if (isNeeded) return candidates(column, cell);
  return checks.includes("num_nonnulls") ? ["null"] : null;
}
