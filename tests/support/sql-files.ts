import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isLongRun, onlyArea } from "./tempo.ts";

const folder = fileURLToPath(new URL("../../supabase/tests/", import.meta.url));

/** In what PostgreSQL can differ from PGlite, which is one process with one connection that owns everything. */
const reasons = new Set(["locks", "money", "plans", "rights", "search", "time"]);
const mark = /^-- also on PostgreSQL: (.+)$/m;

interface SqlFile {
  name: string;
  text: string;
  /** Keeps what it makes, so the others stand on it. */
  isGround: boolean;
  isAlsoOnPostgres: boolean;
}

function readFile(name: string): SqlFile {
  const text = readFileSync(folder + name, "utf8");
  const given = mark.exec(text)?.[1]?.split(", ") ?? [];
  const unknown = given.filter((reason) => !reasons.has(reason));
  if (unknown.length > 0 || (given.length === 0 && text.includes("also on PostgreSQL")))
    throw new Error(`${name}: "also on PostgreSQL" is for ${[...reasons].join(", ")}`);
  return {
    name,
    text,
    isGround: /^commit;$/m.test(text),
    isAlsoOnPostgres: given.length > 0,
  };
}

const files = globSync("**/*.sql", { cwd: folder })
  .map((name) => readFile(name.replaceAll("\\", "/")))
  .toSorted(
    (one, other) =>
      Number(other.isGround) - Number(one.isGround) || (one.name < other.name ? -1 : 1),
  );

/**
 * The files of this run, those first that the others stand on: all on PGlite, and on PostgreSQL
 * those that say why (`-- also on PostgreSQL: locks`), or all in the long run.
 */
export function sqlFiles(database: "PGlite" | "PostgreSQL"): SqlFile[] {
  return files.filter(
    ({ name, isGround, isAlsoOnPostgres }) =>
      isGround ||
      ((onlyArea === null || name.startsWith(`${onlyArea}/`)) &&
        (database === "PGlite" || isAlsoOnPostgres || isLongRun)),
  );
}
