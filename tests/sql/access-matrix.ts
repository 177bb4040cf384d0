/** Writes down who may do what: `node tests/sql/access-matrix.ts` renews supabase/tests/<area>/access-matrix.md. */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { repositoryDir } from "@jubilee/backend/database/places";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { areasOfObjects } from "../../scripts/sql/schemas.ts";

const place = `${repositoryDir}supabase/tests/`;

const actors = ["anon", "authenticated", "service_role"] as const;
const verbs = ["select", "insert", "update", "delete"] as const;

interface Right {
  name: string;
  actor: (typeof actors)[number];
  verb: (typeof verbs)[number];
  whole: boolean;
  columns: string[];
  policies: string[];
}

interface Routine {
  name: string;
  signature: string;
  definer: boolean;
  actors: string[];
}

const rightsSql = `
  select c.relname as name, r.actor, v.verb,
    has_table_privilege(r.actor, c.oid, v.verb) as whole,
    case when v.verb = 'delete' or has_table_privilege(r.actor, c.oid, v.verb) then '[]'::json
      else (select coalesce(json_agg(a.attname order by a.attname), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(r.actor, c.oid, a.attnum, v.verb)) end as columns,
    (select coalesce(json_agg(p.policyname order by p.policyname), '[]') from pg_policies p
      where p.schemaname = 'public' and p.tablename = c.relname and r.actor = any (p.roles)
        and p.cmd in ('ALL', upper(v.verb))) as policies
  from pg_class c, unnest($1::text[]) as r (actor), unnest($2::text[]) as v (verb)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  order by c.relname, array_position($1::text[], r.actor), array_position($2::text[], v.verb)`;

const routinesSql = `
  select p.proname as name, p.oid::regprocedure::text as signature, p.prosecdef as definer,
    (select coalesce(json_agg(r.actor), '[]') from unnest($1::text[]) as r (actor)
      where has_function_privilege(r.actor, p.oid, 'execute')) as actors
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 2`;

/** The matrices that are kept, by `<area>/access-matrix.md`. */
export function readAccessMatrices(): Map<string, string> {
  const paths = globSync("**/access-matrix.md", { cwd: place }).toSorted();
  return new Map(paths.map((path) => [path, readFileSync(place + path, "utf8")]));
}

/** The matrices of a migrated database, in the same way. */
export async function drawAccessMatrices(backend: OpenBackend): Promise<Map<string, string>> {
  const rights = await backend.query<Right>(rightsSql, [actors, verbs]);
  const routines = await backend.query<Routine>(routinesSql, [actors]);
  const areaOf = areasOfObjects();
  const areas = new Set([...rights, ...routines].map(({ name }) => areaOf(name)));
  return new Map(
    [...areas].toSorted().map((area) => [
      `${area}/access-matrix.md`,
      drawArea(
        area,
        rights.filter(({ name }) => areaOf(name) === area),
        routines.filter(({ name }) => areaOf(name) === area),
      ),
    ]),
  );
}

function drawArea(area: string, rights: Right[], routines: Routine[]): string {
  const tables = [...Map.groupBy(rights, ({ name }) => name)].map(([name, own]) => [
    name,
    ...actors.flatMap((actor) =>
      verbs.map((verb) => cellOf(own.find((r) => r.actor === actor && r.verb === verb))),
    ),
  ]);
  const policies = rights
    .filter(({ actor, policies: own }) => actor === "authenticated" && own.length > 0)
    .map(({ name, verb, policies: own }) => [name, verb, own.join("; ")]);
  const calls = routines.map(({ signature, definer, actors: may }) => [
    signature.replaceAll("|", "\\|"),
    definer ? "definer" : "invoker",
    ...actors.map((actor) => (may.includes(actor) ? "yes" : "-")),
  ]);
  const tableHead = actors.flatMap((actor) => verbs.map((verb) => `${actor} ${verb}`));
  return [
    `# Who may do what: ${area}`,
    "",
    "Written by `node tests/sql/access-matrix.ts`, compared in `pnpm test:sql`. For signed-in people `rows` means: the rows that the policies below let through; `columns` means only some columns can be written. The server's key passes policies, not rights.",
    "",
    ...section("Tables and views", ["table", ...tableHead], tables),
    ...section("Policies for signed-in people", ["table", "verb", "policies"], policies),
    ...section("Functions", ["function", "runs as", ...actors], calls),
  ].join("\n");
}

/** A table under its heading; nothing where an area has none of it. */
function section(title: string, head: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [`## ${title}`, "", ...lines, ""];
}

function cellOf(right: Right | undefined): string {
  if (!right || (!right.whole && right.columns.length === 0)) return "-";
  const reach = right.actor === "service_role" ? "all" : "rows";
  return right.whole ? reach : `${reach}, columns`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const backend = await openTestBackend();
  try {
    const drawn = await drawAccessMatrices(backend);
    for (const [path, text] of drawn) writeFileSync(place + path, text);
    const left = [...readAccessMatrices().keys()].filter((path) => !drawn.has(path));
    for (const path of left) rmSync(place + path);
  } finally {
    await backend.close();
  }
}
