import type { OpenBackend } from "@jubilee/backend/backend.types";

/** A row with its table and whole content, system columns too. */
export interface WrittenRow {
  table: string;
  row: Record<string, unknown>;
}

/** What tells writes from here on from those before. */
export async function writingBegins(backend: OpenBackend): Promise<string> {
  const [now] = await backend.query<{ id: string }>("select pg_current_xact_id()::text as id");
  return now?.id ?? "";
}

/** Every row of every table that was written or locked since, also by a statement that changed nothing in it. */
export async function writtenSince(backend: OpenBackend, beginning: string): Promise<WrittenRow[]> {
  const tables = await backend.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and c.relpersistence <> 't' and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname !~ '^pg_(toast|temp)' order by 1`);
  const rows: WrittenRow[] = [];
  for (const { name } of tables) {
    // One table after the other: they share one connection.
    // oxlint-disable-next-line no-await-in-loop
    const written = await backend.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) || jsonb_build_object('ctid', t.ctid, 'xmin', t.xmin::text, 'xmax', t.xmax::text,
         'cmin', t.cmin::text, 'cmax', t.cmax::text, 'tableoid', t.tableoid) as row
       from ${name} t where t.xmin::text::bigint >= $1::bigint or t.xmax::text::bigint >= $1::bigint`,
      [beginning],
    );
    rows.push(...written.map(({ row }) => ({ table: name, row })));
  }
  return rows;
}
