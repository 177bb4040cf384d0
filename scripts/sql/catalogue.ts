import type { Owner } from "@jubilee/backend/database/owner";

/** One thing that a database has of ours: what it is, and what it says. */
export interface CatalogueEntry {
  /** "function", "trigger", "grants" … */
  kind: string;
  /** "private.refuse(integer, text, text, text)"; once a kind. */
  name: string;
  says: string;
}

/** Rights by grantee, the owner left out: "anon EXECUTE, service_role EXECUTE". */
const rights = (acl: string, type: string, owner: string): string => `(
  select coalesce(string_agg(who || ' ' || privileges, ', ' order by who), '') from (
    select case a.grantee when 0 then 'public' else pg_get_userbyid(a.grantee)::text end as who,
      string_agg(a.privilege_type, ' ' order by a.privilege_type) as privileges
    from aclexplode(coalesce(${acl}, acldefault('${type}', ${owner}))) a
    where a.grantee <> ${owner} group by 1) r)`;

const own = `n.nspname in ('public', 'private')`;
const ours = (oid: string): string =>
  `not exists (select from pg_depend e where e.objid = ${oid} and e.deptype = 'e')`;
/** What our triggers and policies stand on, those of sign-in and files included. */
const watched = `n.nspname in ('public', 'private', 'auth', 'storage')`;

const catalogue = `
  with tables as (
    select c.*, n.nspname, format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${own} and c.relkind in ('r', 'p', 'v', 'm', 'S') and ${ours("c.oid")}
  ), functions as (
    select p.*, format('%I.%I(%s)', n.nspname, p.proname, oidvectortypes(p.proargtypes)) as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${own} and ${ours("p.oid")}
  )
  select 'schema' as kind, n.nspname::text as name, '' as says from pg_namespace n where ${own}
  union all select 'grants', 'schema ' || n.nspname, ${rights("n.nspacl", "n", "n.nspowner")}
    from pg_namespace n where ${own}
  union all select 'comment', 'schema ' || n.nspname, obj_description(n.oid, 'pg_namespace')
    from pg_namespace n where n.nspname = 'private'
  union all select 'extension', e.extname, n.nspname
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname <> 'plpgsql'
  union all select 'default rights',
    coalesce(n.nspname || ' ', '') || case d.defaclobjtype when 'r' then 'tables' when 'f' then 'functions' when 'S' then 'sequences' else d.defaclobjtype::text end,
    ${rights("d.defaclacl", "f", "d.defaclrole")}
    from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace
    where coalesce(n.nspname, 'public') = 'public'
  union all select 'view', name, concat(' with (' || array_to_string(reloptions, ', ') || ')', ' as ', pg_get_viewdef(oid))
    from tables where relkind in ('v', 'm')
  union all select case relkind when 'S' then 'sequence' else 'table' end, name,
    concat_ws(' ', relkind, relpersistence, case when relrowsecurity then 'row level security' end)
    from tables where relkind not in ('v', 'm')
  union all select 'type', t.oid::regtype::text, (
      select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_class c on c.oid = t.typrelid
    where ${own} and c.relkind = 'c'
  union all select 'comment', 'type ' || t.oid::regtype, obj_description(t.oid, 'pg_type')
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where ${own} and obj_description(t.oid, 'pg_type') is not null
  union all select 'grants', case relkind when 'S' then 'sequence ' else 'table ' end || name,
    ${rights("relacl", "r", "relowner")}
    from tables
  union all select 'comment', case relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || name, obj_description(oid, 'pg_class')
    from tables where obj_description(oid, 'pg_class') is not null
  union all select 'column', t.name || '.' || a.attname, concat_ws(' ',
      row_number() over (partition by t.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, nullif(a.attidentity::text, ''), nullif(a.attgenerated::text, ''),
      case when a.attcollation <> y.typcollation then a.attcollation::regcollation::text end,
      pg_get_expr(d.adbin, d.adrelid))
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    join pg_type y on y.oid = a.atttypid left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    where t.relkind in ('r', 'p')
  union all select 'comment', 'column ' || t.name || '.' || quote_ident(a.attname), col_description(t.oid, a.attnum)
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where col_description(t.oid, a.attnum) is not null
  union all select 'column grants', t.name || '.' || a.attname, ${rights("a.attacl", "c", "t.relowner")}
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where a.attacl is not null
  union all select 'constraint', t.name || ' ' || k.conname,
    pg_get_constraintdef(k.oid) || case when k.convalidated then '' else ' not validated' end
    from pg_constraint k join tables t on t.oid = k.conrelid where k.contype <> 'n'
  union all select 'index', i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
    from pg_index i join tables t on t.oid = i.indrelid
  union all select 'function', name, pg_get_functiondef(oid) from functions
  union all select 'grants', 'function ' || name, ${rights("proacl", "f", "proowner")} from functions
  union all select 'comment', 'function ' || name, obj_description(oid, 'pg_proc')
    from functions where obj_description(oid, 'pg_proc') is not null
  union all select 'trigger', format('%I on %I.%I', g.tgname, n.nspname, c.relname),
    pg_get_triggerdef(g.oid) || case g.tgenabled when 'O' then '' else ' ' || g.tgenabled::text end
    from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not g.tgisinternal and ${watched}
  union all select 'policy', format('%I on %I.%I', p.policyname, p.schemaname, p.tablename), concat_ws(' ',
      'as', lower(p.permissive), 'for', lower(p.cmd), 'to', array_to_string(p.roles, ', '),
      'using (' || p.qual || ')', 'with check (' || p.with_check || ')')
    from pg_policies p join pg_namespace n on n.nspname = p.schemaname
    where ${watched} and p.policyname <> 'the server sees and changes all'
  union all select 'publication', format('%s in %I', r.prrelid::regclass, p.pubname),
    concat(r.prattrs::text, pg_get_expr(r.prqual, r.prrelid))
    from pg_publication_rel r join pg_publication p on p.oid = r.prpubid`;

/** Tables outside of our schemas that our SQL writes rows into. */
const alsoRows = ["storage.buckets"];

/** Everything of ours in a database, rows it began with included: equal catalogues are equal databases. */
export function readCatalogue(owner: Owner): Promise<CatalogueEntry[]> {
  return owner.transaction(async (tx) => {
    // So every name is written with its schema.
    await tx.script("set local search_path = ''");
    const entries = await tx.query<CatalogueEntry>(
      `select * from (${catalogue}) c order by kind, name`,
    );
    const tables = entries.filter(({ kind }) => kind === "table").map(({ name }) => name);
    for (const name of [...tables, ...alsoRows]) entries.push(...(await rowsOf(tx, name)));
    return entries;
  });
}

/** The rows of a table; the moments of their making are left out. */
async function rowsOf(owner: Owner, name: string): Promise<CatalogueEntry[]> {
  const rows = await owner.query<{ row: string }>(
    `select (to_jsonb(t) - array['created_at', 'updated_at', 'changed_at'])::text as row from ${name} t order by 1`,
  );
  if (rows.length === 0) return [];
  return [{ kind: "rows", name, says: rows.map(({ row }) => row).join("\n") }];
}

/** What two databases differ in; undefined is what one of them lacks. */
export interface Difference {
  kind: string;
  name: string;
  was: string | undefined;
  is: string | undefined;
}

/** What becomes another by the step from one catalogue to another. */
export function differencesOf(before: CatalogueEntry[], after: CatalogueEntry[]): Difference[] {
  const keyed = (entries: CatalogueEntry[]) =>
    new Map(entries.map((entry) => [`${entry.kind} ${entry.name}`, entry]));
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Map([...old, ...now])]
    .map(([key, { kind, name }]) => ({
      kind,
      name,
      was: old.get(key)?.says,
      is: now.get(key)?.says,
    }))
    .filter(({ was, is }) => was !== is);
}
