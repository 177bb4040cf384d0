import type { Owner } from "./owner.ts";

/** So many rows are on their way at once. */
const atOnce = 500;
/** What a database knows about itself, which a move leaves where it is. */
const own = "'pg_catalog', 'information_schema', 'backend'";

/**
 * Lays every row of one database into another with the same tables, all or nothing. Rows travel as
 * PostgreSQL writes them, so that nothing is rounded. Foreign keys are taken away meanwhile and put
 * back at the end, where they look at every row; triggers do not run, because they have run before.
 *
 * @param read runs on the connection of a transaction
 * @param write likewise; what its tables held before is gone
 * @returns how many rows each table has now, by its name
 * @throws {Error} when a table is missing on the other side
 */
export async function copyRows(read: Owner, write: Owner): Promise<Record<string, number>> {
  const tables = await tablesOf(read);
  const there = new Set((await tablesOf(write)).map(({ name }) => name));
  const missing = tables.filter(({ name }) => !there.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`These tables are not there: ${missing.join(", ")}`);
  const keys = await foreignKeys(write);
  for (const { table, name } of keys)
    await write.script(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await write.script(`alter table ${name} disable trigger user`);
  await write.script(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  const counts: Record<string, number> = {};
  for (const { name, columns } of tables)
    counts[name] = await copyTable(read, write, name, columns);
  await setSequences(read, write);
  for (const { name } of tables) await write.script(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await write.script(`alter table ${table} add constraint ${name} ${definition}`);
  }
  return counts;
}

interface Table {
  name: string;
  /** All but those that PostgreSQL makes from others. */
  columns: string[];
}

function tablesOf(owner: Owner): Promise<Table[]> {
  return owner.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in (${own}) and n.nspname !~ '^pg_'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  );
}

function foreignKeys(owner: Owner) {
  return owner.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname not in (${own}) order by 1, 2`,
  );
}

async function copyTable(
  read: Owner,
  write: Owner,
  name: string,
  columns: string[],
): Promise<number> {
  let count = 0;
  await read.script(`declare moving no scroll cursor for select t::text as row from ${name} t`);
  for (;;) {
    const rows = await read.query<{ row: string }>(`fetch ${atOnce} from moving`);
    if (rows.length === 0) break;
    await write.query(
      `insert into ${name} (${columns.join(", ")}) overriding system value
       select ${columns.map((column) => `(r.given).${column}`).join(", ")}
       from (select u.row::${name} as given from jsonb_array_elements_text($1::text::jsonb) u(row) offset 0) r`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
    count += rows.length;
  }
  await read.script("close moving");
  return count;
}

async function setSequences(read: Owner, write: Owner): Promise<void> {
  const sequences = await read.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where last_value is not null and schemaname not in (${own})`,
  );
  for (const { name, last } of sequences) {
    await write.query("select setval($1::text::regclass, $2::text::bigint)", [name, last]);
  }
}
