import type { OpenBackend } from "../backend.types.ts";
import type { Caller } from "../front/callers.ts";

/** A table whose changes may be listened to. */
export interface PublishedTable {
  schema: string;
  table: string;
  /** Columns of the primary key with their types. */
  key: { name: string; type: string }[];
  /** Rows that a row points at: by which columns, and at which of the other table. */
  parents: ParentReference[];
  columns: string[];
  /** Which of them a role may read: a listener is told no others. */
  readable: Readonly<Record<Caller["role"], string[]>>;
}

/** A foreign key, of one column or several. */
export interface ParentReference {
  schema: string;
  table: string;
  pairs: { column: string; parentColumn: string }[];
}

/** Name of the notification channel. */
export const changeChannel = "row_changes";

const setUp = [
  `create schema if not exists realtime_front`,
  `revoke all on schema realtime_front from public`,
  // Tells which row changed, never what is in it: key and references only, so the message stays
  // small and every listener reads the row with their own rights.
  `create or replace function realtime_front.announce() returns trigger
   language plpgsql security definer set search_path = '' as $$
   declare
     changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
     keys text[] := tg_argv[0]::text[];
     scopes text[] := tg_argv[1]::text[];
     key jsonb;
     scope jsonb;
     name text;
   begin
     -- By loops and not by queries: an import comes here twice for each of its lines.
     foreach name in array keys loop
       key := coalesce(key, '{}') || pg_catalog.jsonb_build_object(name, changed -> name);
     end loop;
     foreach name in array scopes loop
       scope := coalesce(scope, '{}') || pg_catalog.jsonb_build_object(name, changed -> name);
     end loop;
     perform pg_catalog.pg_notify('${changeChannel}', pg_catalog.jsonb_build_object(
       'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key, 'scope', scope,
       'at', pg_catalog.to_jsonb(pg_catalog.clock_timestamp()))::text);
     return null;
   end $$`,
];

const describeTables = `
  select p.schemaname as schema, p.tablename as table,
    (select jsonb_agg(jsonb_build_object('name', a.attname,
              'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = c.oid and i.indisprimary) as key,
    (select coalesce(jsonb_agg(jsonb_build_object('schema', pn.nspname, 'table', pc.relname,
       'pairs', (select jsonb_agg(jsonb_build_object('column', a.attname,
                   'parentColumn', pa.attname))
                 from unnest(f.conkey, f.confkey) as pair (child, parent)
                 join pg_attribute a on a.attrelid = f.conrelid and a.attnum = pair.child
                 join pg_attribute pa on pa.attrelid = f.confrelid and pa.attnum = pair.parent)
       )), '[]'::jsonb)
     from pg_constraint f
     join pg_class pc on pc.oid = f.confrelid
     join pg_namespace pn on pn.oid = pc.relnamespace
     where f.conrelid = c.oid and f.contype = 'f') as parents,
    (select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select jsonb_object_agg(role, (select coalesce(jsonb_agg(a.attname order by a.attnum), '[]')
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and has_column_privilege(role, c.oid, a.attnum, 'select')))
     from unnest(array['anon', 'authenticated', 'service_role']) role) as readable
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  where p.pubname = 'supabase_realtime'`;

/** Puts a trigger on every table of the publication `supabase_realtime` and describes them. */
export async function publishTables(backend: OpenBackend): Promise<PublishedTable[]> {
  for (const statement of setUp) await backend.query(statement);
  const described = await backend.query<PublishedTable & { key: PublishedTable["key"] | null }>(
    describeTables,
  );
  const tables = described.filter((table) => table.key !== null);
  for (const table of tables) {
    const keys = arrayLiteral(table.key.map(({ name }) => name));
    const scopes = arrayLiteral(scopeColumns(table));
    await backend.query(
      `create or replace trigger zz_announce_change
       after insert or update or delete on ${quote(table.schema)}.${quote(table.table)}
       for each row execute function realtime_front.announce('${keys}', '${scopes}')`,
    );
  }
  return tables;
}

/** Columns by which subscriptions are told apart before any row is read. */
function scopeColumns(table: PublishedTable): string[] {
  const names = table.parents.flatMap(({ pairs }) => pairs.map(({ column }) => column));
  if (table.columns.includes("user_id")) names.push("user_id");
  return [...new Set(names)];
}

/** An identifier, quoted. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function arrayLiteral(names: string[]): string {
  const items = names.map((name) => `"${name.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`);
  return `{${items.join(",")}}`.replaceAll("'", "''");
}
