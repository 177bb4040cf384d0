import { globSync, readFileSync } from "node:fs";
import { repositoryDir } from "@jubilee/backend/database/places";

/** One file of supabase/schemas. */
export interface SchemaFile {
  /** `./schemas/events/events.tables.sql`, as config.toml writes it. */
  path: string;
  /** The folder: one of the areas. */
  area: string;
  role: "tables" | "rules" | "functions" | "rights";
  sql: string;
}

const place = `${repositoryDir}supabase`;
const fileName = /^\.\/schemas\/([a-z]+)\/[a-z_]+\.(tables|rules|functions|rights)\.sql$/;

/**
 * The files of supabase/schemas in the order in which they are loaded: that of `schema_paths` in
 * supabase/config.toml, where a file that two patterns find counts once, as for Supabase's own tool.
 *
 * @throws {Error} when a file has no role in its name, or no pattern finds it
 */
export function readSchemas(): SchemaFile[] {
  const found = schemaPaths().flatMap((pattern) =>
    globSync(pattern, { cwd: place })
      .map((path) => `./${path}`)
      .toSorted(),
  );
  const paths = [...new Set(found)];
  const lost = globSync("schemas/**/*.sql", { cwd: place }).filter(
    (path) => !paths.includes(`./${path}`),
  );
  if (lost.length > 0)
    throw new Error(`No schema_paths of supabase/config.toml finds ${lost.join(", ")}.`);
  return paths.map((path) => {
    const [, area, role] = fileName.exec(path) ?? [];
    if (!area || !role) {
      throw new Error(`${path}: name it <area>/<domain>.(tables|rules|functions|rights).sql.`);
    }
    const sql = readFileSync(`${place}/${path}`, "utf8");
    return { path, area, role: role as SchemaFile["role"], sql };
  });
}

/** Everything that a new database is made of, in one text. */
export function schemasText(): string {
  return [...readSchemas().map(({ sql }) => sql), "reset check_function_bodies;\n"].join("\n");
}

/**
 * Tells the area of a table, view or function of the API by its name.
 *
 * @throws {Error} for a name that no file of supabase/schemas makes
 */
export function areasOfObjects(): (name: string) => string {
  const made = /^create (?:table|view|function) public\.([a-z_0-9]+)/gm;
  const areas = new Map(
    readSchemas().flatMap(({ area, sql }) =>
      [...sql.matchAll(made)].map(([, name = ""]): [string, string] => [name, area]),
    ),
  );
  return (name) => {
    const area = areas.get(name);
    if (!area) throw new Error(`No file of supabase/schemas makes public.${name}.`);
    return area;
  };
}

function schemaPaths(): string[] {
  const config = readFileSync(`${place}/config.toml`, "utf8");
  const [, list = ""] = /^schema_paths = \[\n(.*?)^\]/ms.exec(config) ?? [];
  return [...list.matchAll(/^\s*"(.+)",$/gm)].map(([, path = ""]) => path);
}
