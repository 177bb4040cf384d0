import type { OpenBackend } from "@jubilee/backend/backend.types";

/** A column of a table or view. */
export interface Column {
  relation: string;
  is_view: boolean;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  generated: boolean;
  check: string | null;
}

/** A foreign key within what the API shows. */
export interface ForeignKey {
  relation: string;
  name: string;
  columns: string[];
  target: string;
  target_columns: string[];
  one_to_one: boolean;
}

/** A function that the API shows. */
export interface Routine {
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

/** What the API shows: tables, views and functions. */
export async function readTyped(backend: OpenBackend) {
  const columns = await backend.query<Column>(columnsSql);
  await addWords(backend, columns);
  return {
    columns,
    keys: await backend.query<ForeignKey>(foreignKeysSql),
    routines: await backend.query<Routine>(routinesSql),
  };
}
