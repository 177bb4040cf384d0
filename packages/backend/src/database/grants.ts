import type { Owner } from "./owner.ts";
import { StartError } from "./start-error.ts";

/** Every right of the roles that requests run as, as one text, hashed by the database. */
const fingerprint = `
  with rights as (
    select n.nspname, 'table' as kind, c.relname as name, a.grantee, a.privilege_type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) a
    where c.relkind in ('r', 'p', 'v', 'm', 'f')
    union all
    select n.nspname, 'function', p.oid::regprocedure::text, a.grantee, a.privilege_type
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
  )
  select md5(coalesce(string_agg(
    format('%s.%s %s %s %s', nspname, name, kind,
      case grantee when 0 then 'public' else pg_get_userbyid(grantee) end, privilege_type),
    e'\\n' order by nspname, name, kind, grantee, privilege_type), '')) as hash
  from rights
  where nspname in ('public', 'auth', 'storage')
    and (grantee = 0 or pg_get_userbyid(grantee) in ('anon', 'authenticated', 'service_role'))
`;

const unprotected = `
  select c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity
  order by 1
`;

/** A hash of every right that requests have; the same as long as nobody grants or revokes. */
export async function grantsFingerprint(owner: Owner): Promise<string> {
  const [row] = await owner.query<{ hash: string }>(fingerprint);
  return row?.hash ?? "";
}

/**
 * @throws {StartError} when a table of the API has no row level security
 */
export async function assertRowSecurity(owner: Owner): Promise<void> {
  const tables = await owner.query<{ name: string }>(unprotected);
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => name).join(", ");
  throw new StartError(
    `Without row level security everyone could read these tables: ${names}; enable it in their migration.`,
  );
}
