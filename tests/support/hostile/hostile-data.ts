import { scriptVectors } from "../../../apps/portal/src/testing/scriptVectors.ts";

type Query = <Row extends object>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

interface Column {
  table: string;
  name: string;
  type: "text" | "list" | "json";
}

/** What runs where a text bites: `bitten(7)` for the seventh. Databases keep no NUL. */
export const bites = (count: number): string[] =>
  scriptVectors(count, (number) => `bitten(${number})`).map((text) => text.replaceAll("\0", ""));

/** Names of what is no text of anybody's: states, keys, places in a file, moments, languages. */
const formal =
  /(?:^|_|[a-z])(?:id|ids|key|kind|type|types|state|status|zone|time_zone|timezone|locale|language|languages|currency|country|token|hash|path|mime|colou?rs?|seed|slug|code|version|role|scope|channel|topic|feature|provider|email|phone|date|time|at|local|look|tone|icon|plan|unit|shape|mode|action|severity|visibility|answer|subject|fingerprint|secret|algorithm|table|model|permissions?|origins?|schedule|cadence|category|field|operator|sort|theme|layout|font|view|audience|of|shows|position|places?|sign|days|marks|version)$/i;
const addressed = /(?:url|website|href|link)s?$/i;
const free =
  /^(?:name|title|text|label|description|note|notes|body|heading|caption|about|question|words|alt|fallback|message|reason|detail|subtitle|answer_text)$/i;

/** Texts of somebody, as a tree of JSON has them; what looks like a key, a moment or a colour stays. */
export function bitten(value: unknown, next: (isAddress: boolean) => string, name = ""): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => bitten(one, next, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, bitten(one, next, key)]),
    );
  }
  if (typeof value !== "string" || value === "") return value;
  if (addressed.test(name)) return next(true);
  if (free.test(name)) return next(false);
  const isFormal =
    formal.test(name) ||
    /^[a-z0-9_.:/#-]*$/.test(value) ||
    /^[0-9A-Fa-f-]{36}$|^\d{4}-\d\d-\d\d|^[A-Z]{2,3}$|^[\w.]+@[\w.]+$/.test(value);
  return isFormal ? value : next(false);
}

const addresses = (number: number) => [
  `javascript:bitten(${number})`,
  `JaVaScRiPt:bitten(${number})`,
  ` javascript:bitten(${number})`,
  `java\tscript:bitten(${number})`,
  `data:text/html,<script>bitten(${number})</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.bitten(${number})'/>`,
  `vbscript:bitten(${number})`,
  `https://x"onmouseover="bitten(${number})`,
];

/**
 * Puts a way to smuggle in a script into every text that people write, past all that would refuse it:
 * columns that are checked by a list of words or are keys to other rows keep what they have.
 */
export async function layHostileTexts(query: Query, count: number) {
  const vectors = bites(count);
  let turn = 0;
  const next = (isAddress: boolean): string => {
    turn += 1;
    const number = turn % vectors.length;
    const list = addresses(number);
    return isAddress ? (list[turn % list.length] ?? "") : (vectors[number] ?? "");
  };
  const columns = await textColumns(query);
  await query("create temp table bites (n integer primary key, text text, address text)");
  for (const [n, text] of vectors.entries()) {
    const list = addresses(n);
    await query("insert into bites values ($1, $2, $3)", [n, text, list[n % list.length]]);
  }
  await loosen(query);
  let texts = 0;
  const kept: string[] = [];
  for (const [index, column] of columns.entries()) {
    try {
      texts += await layInto(query, column, (index * 37) % vectors.length, vectors.length, next);
    } catch {
      // A rule of the database's own, beyond checks: it says so in the list, and the test counts.
      kept.push(`${column.table}.${column.name}`);
    }
  }
  return { columns: columns.length, texts, kept };
}

/** Triggers and checks are for who writes by the front door. */
async function loosen(query: Query): Promise<void> {
  const checks = await query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as statement
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where n.nspname = 'public' and c.contype = 'c'`,
  );
  for (const { statement } of checks) await query(statement);
}

async function layInto(
  query: Query,
  { table, name, type }: Column,
  offset: number,
  count: number,
  next: (isAddress: boolean) => string,
): Promise<number> {
  await query("set session_replication_role = replica");
  try {
    if (type === "json") {
      const rows = await query<{ place: string; value: unknown }>(
        `select ctid::text as place, "${name}" as value from public."${table}" where "${name}" is not null limit 300`,
      );
      for (const { place, value } of rows) {
        await query(`update public."${table}" set "${name}" = $2::jsonb where ctid = $1::tid`, [
          place,
          JSON.stringify(bitten(value, next)),
        ]);
      }
      return rows.length;
    }
    const text = addressed.test(name) ? "b.address" : "b.text";
    const rows = await query(
      `update public."${table}" t set "${name}" = ${type === "list" ? `array[${text}]` : text}
       from (select ctid, (row_number() over () + $1::integer) % $2::integer as n from public."${table}"
         where "${name}" is not null) r join bites b on b.n = r.n
       where t.ctid = r.ctid returning 1 as one`,
      [offset, count],
    );
    return rows.length;
  } finally {
    await query("set session_replication_role = origin");
  }
}

/** Columns of texts that are neither keys nor words of a list nor made from others. */
async function textColumns(query: Query): Promise<Column[]> {
  const found = await query<Column & { kept: boolean }>(
    `select k.relname as table, a.attname as name,
       case a.atttypid when 'jsonb'::regtype then 'json' when 'text[]'::regtype then 'list' else 'text' end as type,
       a.attgenerated <> ''
         or exists (select from pg_constraint c where c.conrelid = k.oid and a.attnum = any (c.conkey) and (
           c.contype in ('p', 'u', 'f') or c.contype = 'c' and pg_get_constraintdef(c.oid) ~ 'ANY \\(|~ ''|= ''|SIMILAR'))
         or exists (select from pg_index i where i.indrelid = k.oid and i.indisunique and a.attnum = any (i.indkey::smallint[])) as kept
     from pg_attribute a join pg_class k on k.oid = a.attrelid join pg_namespace n on n.oid = k.relnamespace
     where n.nspname = 'public' and k.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
     order by 1, 2`,
  );
  return found.filter(
    ({ table, name, kept }) =>
      !["jobs", "plan_gates"].includes(table) &&
      (free.test(name) || addressed.test(name) || (!kept && !formal.test(name))),
  );
}
