/**
 * Writes packages/core/src/database/database.types.gen.ts, the `Database` type of supabase-js,
 * from the catalogue of a freshly migrated database. `--check` fails when the file is out of date.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { answersPath, joinAnswers } from "./join-answers.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const target = `${repository}packages/core/src/database/database.types.gen.ts`;

interface Column {
  relation: string;
  is_view: boolean;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  generated: boolean;
  check: string | null;
}

interface ForeignKey {
  relation: string;
  name: string;
  columns: string[];
  target: string;
  target_columns: string[];
  one_to_one: boolean;
}

interface Routine {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  result: string;
  returns_set: boolean;
  result_relation: string | null;
}

const columnsSql = `
  select c.relname as relation, c.relkind = 'v' as is_view, a.attname as name,
    format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> ''
      or coalesce(col_description(c.oid, a.attnum) like 'Filled in%', false)
      or a.attname = 'account_id' and exists (select from pg_trigger t
        where t.tgrelid = c.oid and t.tgname = 'fill_account_from_event') as has_default,
    a.attgenerated <> '' or a.attidentity = 'a' as generated,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  order by c.relname, a.attname`;

const foreignKeysSql = `
  select c.relname as relation, k.conname as name, t.relname as target,
    (select json_agg(a.attname order by o.n) from unnest(k.conkey) with ordinality o (num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.num) as columns,
    (select json_agg(a.attname order by o.n) from unnest(k.confkey) with ordinality o (num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.num) as target_columns,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
      and i.indkey::int2[] = k.conkey) as one_to_one
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
    and t.relnamespace = 'public'::regnamespace
  order by c.relname, k.conname`;

const routinesSql = `
  select p.proname as name, format_type(p.prorettype, null) as result, p.proretset as returns_set,
    (select r.relname from pg_class r join pg_type t on t.typrelid = r.oid
      where t.oid = p.prorettype and r.relnamespace = 'public'::regnamespace) as result_relation,
    coalesce((select json_agg(json_build_object('name', p.proargnames[a.n],
        'type', format_type(a.oid, null), 'optional', a.n > p.pronargs - p.pronargdefaults)
        order by p.proargnames[a.n])
      from unnest(p.proargtypes::oid[]) with ordinality a (oid, n)), '[]') as arguments
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

const numbers = new Set(["smallint", "integer", "bigint", "numeric", "real", "double precision"]);

function typeOf(sqlType: string): string {
  if (sqlType.endsWith("[]")) return `${typeOf(sqlType.slice(0, -2))}[]`;
  if (numbers.has(sqlType)) return "number";
  if (sqlType === "boolean") return "boolean";
  if (sqlType === "json" || sqlType === "jsonb") return "Json";
  if (sqlType === "void") return "undefined";
  return "string";
}

/** The words a check constraint allows, as a union; else the column's plain type. */
function columnType({ type, check }: Column): string {
  const list = check?.match(/= ANY \(ARRAY\[(.*)\]\)/)?.[1];
  if (type !== "text" || list === undefined) return typeOf(type);
  const words = [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => JSON.stringify(word));
  return words.join(" | ");
}

/** What may be written where the database keeps JSON. */
const writtenType = (type: string) => (type === "Json" ? "WrittenJson" : type);
const withNull = (type: string, nullable: boolean) => (nullable ? `${type} | null` : type);
const members = (lines: string[]) => (lines.length > 0 ? `{\n${lines.join(";\n")} }` : "{}");
const never = "{ [_ in never]: never }";

function rowType(columns: Column[]): string {
  return members(
    columns.map((column) => `${column.name}: ${withNull(columnType(column), column.nullable)}`),
  );
}

function writeType(columns: Column[], verb: "insert" | "update"): string {
  return members(
    columns.map((column) => {
      if (column.generated) return `${column.name}?: never`;
      const optional = verb === "update" || column.nullable || column.has_default;
      const type = withNull(writtenType(columnType(column)), column.nullable);
      return `${column.name}${optional ? "?" : ""}: ${type}`;
    }),
  );
}

function relationships(keys: ForeignKey[]): string {
  const entries = keys.map(
    (key) => `{
      foreignKeyName: ${JSON.stringify(key.name)}; columns: ${JSON.stringify(key.columns)};
      isOneToOne: ${key.one_to_one}; referencedRelation: ${JSON.stringify(key.target)};
      referencedColumns: ${JSON.stringify(key.target_columns)} }`,
  );
  return `[${entries.join(", ")}]`;
}

function resultType(routine: Routine): string {
  const one = routine.result_relation
    ? `Database["public"]["Tables"]["${routine.result_relation}"]["Row"]`
    : typeOf(routine.result);
  return routine.returns_set ? `${one}[]` : one;
}

function routineType(routine: Routine): string {
  const args = routine.arguments.map(
    ({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${writtenType(typeOf(type))}`,
  );
  return `{\nArgs: ${args.length > 0 ? members(args) : "never"}; Returns: ${resultType(routine)} }`;
}

function groupByRelation<Item extends { relation: string }>(items: Item[]): Map<string, Item[]> {
  return Map.groupBy(items, ({ relation }) => relation);
}

/** Columns that point to a private table of words: the words are its rows. */
const wordTablesSql = `
  select c.relname as relation, a.attname as name, k.confrelid::regclass::text as target, w.attname as word
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
  join pg_class t on t.oid = k.confrelid and t.relnamespace = 'private'::regnamespace and t.relname like '%_kinds'
  join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
  join pg_attribute w on w.attrelid = k.confrelid and k.confkey = array[w.attnum]
  where k.contype = 'f'`;

/** Fills in which words such a column takes, as a check constraint would say it. */
async function addWords(backend: OpenBackend, columns: Column[]): Promise<void> {
  const tables = await backend.query<{
    relation: string;
    name: string;
    target: string;
    word: string;
  }>(wordTablesSql);
  for (const { relation, name, target, word } of tables) {
    const [row] = await backend.query<{ words: string }>(
      `select string_agg(quote_literal(${word}) || '::text', ', ' order by ${word}) as words from ${target}`,
    );
    const column = columns.find((one) => one.relation === relation && one.name === name);
    if (column) column.check = `= ANY (ARRAY[${row?.words}])`;
  }
}

async function generate(backend: OpenBackend): Promise<string> {
  const columns = await backend.query<Column>(columnsSql);
  await addWords(backend, columns);
  const keys = groupByRelation(await backend.query<ForeignKey>(foreignKeysSql));
  const routines = await backend.query<Routine>(routinesSql);
  const relations = [...groupByRelation(columns)];
  const tables = relations
    .filter(([, [first]]) => !first?.is_view)
    .map(
      ([name, own]) => `${name}: {
        Row: ${rowType(own)}; Insert: ${writeType(own, "insert")};
        Update: ${writeType(own, "update")}; Relationships: ${relationships(keys.get(name) ?? [])} }`,
    );
  const views = relations
    .filter(([, [first]]) => first?.is_view)
    .map(([name, own]) => `${name}: {\nRow: ${rowType(own)}; Relationships: [] }`);
  return `/** Generated by scripts/generate-types.ts from supabase/migrations; do not edit. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** JSON as it is written: an interface of ours is no \`Json\` for the compiler. */
export type WrittenJson = Json | object;

/** The schema that the API shows, for \`createClient<Database>\`. */
export type Database = {
  public: {
  Tables: ${members(tables)};
  Views: ${members(views)};
  Functions: ${members(routines.map((routine) => `${routine.name}: ${routineType(routine)}`))};
  Enums: ${never};
  CompositeTypes: ${never};
} };
`;
}

function format(source: string): string {
  return execFileSync(
    `${repository}node_modules/.bin/oxfmt`,
    ["--stdin-filepath=database.types.ts"],
    {
      input: source,
      encoding: "utf8",
    },
  );
}

function keep(file: string, source: string): void {
  if (!process.argv.includes("--check")) {
    writeFileSync(file, source);
    process.stdout.write(`Wrote ${file.slice(repository.length)}\n`);
  } else if (readFileSync(file, "utf8") !== source) {
    process.stderr.write("The database types are out of date; run `pnpm gen:types`.\n");
    process.exitCode = 1;
  }
}

const backend = await openTestBackend();
try {
  keep(target, format(await generate(backend)));
  keep(repository + answersPath, format(joinAnswers()));
} finally {
  await backend.close();
}
