import type { Owner } from "./owner.ts";
import { StartError } from "./start-error.ts";

/** Who owns an installation's database, and which one it is. */
export interface PreparedFor {
  owner: string;
  database: string;
}

/**
 * The roles that requests run as. They belong to the whole server and may be there already, for
 * another installation; then they are left as they are. Past every policy is what PostgreSQL lets
 * only some administrators give; without it the server's role gets policies of its own.
 */
const requestRoles = `do $$
declare
  needed text;
begin
  foreach needed in array array['anon', 'authenticated', 'service_role'] loop
    continue when exists (select from pg_roles where rolname = needed);
    execute format('create role %I nologin noinherit', needed);
    if needed = 'service_role' then
      begin
        alter role service_role bypassrls;
      exception when insufficient_privilege then
        raise notice 'service_role is made without bypassrls';
      end;
    end if;
  end loop;
end
$$;`;

/** What the administrator of a PostgreSQL server runs once, so that an ordinary owner is enough from then on. */
export function preparationScript({ owner, database }: PreparedFor): string {
  const [role, base] = [quoted(owner), quoted(database)];
  return `-- Run this once as an administrator of the PostgreSQL server (psql -d postgres -f <file>).
-- It makes what an ordinary owner may not make; running it again changes nothing.
-- Where the database is missing, make it first: create database ${base};
do $$
begin
  if not exists (select from pg_database where datname = ${literal(database)}) then
    raise exception using
      message = ${literal(`The database ${base} is not there yet, and nothing was changed.`)},
      hint = ${literal(`Make it first: create database ${base}; then run this again.`)};
  end if;
end
$$;

-- The roles that requests run as, shared by all installations of a server.
${requestRoles}

-- The owner of this installation. Give the role a password: alter role ${role} password '...';
do $$
begin
  if not exists (select from pg_roles where rolname = ${literal(owner)}) then
    create role ${role} login;
  end if;
end
$$;
grant anon, authenticated, service_role to ${role};

-- The database is this owner's alone: an owner of another installation does not even connect.
alter database ${base} owner to ${role};
revoke connect, temporary on database ${base} from public;

-- What the server asks of its connections; a pooler in front may hand on no such wishes.
alter database ${base} set search_path to "$user", public, extensions;
alter database ${base} set jit = off;
`;
}

/** The same as a file for psql, which without being told goes on after an error. */
export function preparationFile(prepared: PreparedFor): string {
  return `-- psql ends at the first error. Another program does not know this line; leave it out there.
\\set ON_ERROR_STOP on

${preparationScript(prepared)}`;
}

interface Standing {
  database: string;
  role: string;
  isAdministrator: boolean;
  hasRoles: boolean;
  ownsDatabase: boolean;
}

const standing = `
  select current_database() as database, current_user as role,
    (select r.rolsuper from pg_roles r where r.rolname = current_user) as "isAdministrator",
    (select count(*) = 3 from pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
      and pg_has_role(current_user, r.oid,
        case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)) as "hasRoles",
    has_database_privilege(current_database(), 'create')
      and pg_has_role(current_user, d.datdba, 'usage') as "ownsDatabase"
  from pg_database d where d.datname = current_database()`;

/**
 * Sees to it that there are the roles that requests run as and that this role may take them on. A
 * superuser makes them; an ordinary owner needs them made.
 *
 * @throws {StartError} when the database was not prepared for whoever connects
 */
export async function requirePreparation(owner: Owner, { makesRoles = true } = {}): Promise<void> {
  const [found] = await owner.query<Standing>(standing);
  if (!found) throw new Error("The database does not know itself.");
  if (found.isAdministrator) return makesRoles ? owner.script(requestRoles) : undefined;
  if (found.hasRoles && found.ownsDatabase) return;
  throw new StartError(
    `The database "${found.database}" is not prepared for its owner "${found.role}"; have an administrator of the PostgreSQL server run once what "npx jubilee database prepare" prints.`,
  );
}

const unpassed = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'storage') and c.relkind in ('r', 'p') and c.relrowsecurity
    and not (select r.rolbypassrls from pg_roles r where r.rolname = 'service_role')
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'the server sees and changes all')
  order by 1`;

/** Lets the server's role past the policies of every table by a policy, where its role alone does not. */
export async function letServerPass(owner: Owner): Promise<void> {
  for (const { name } of await owner.query<{ name: string }>(unpassed)) {
    await owner.script(
      `create policy "the server sees and changes all" on ${name} to service_role using (true) with check (true)`,
    );
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
