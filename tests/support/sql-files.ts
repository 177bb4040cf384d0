import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { byLot } from "./lot.ts";
import { isLongRun, isShortRun, onlyArea } from "./tempo.ts";

const folder = fileURLToPath(new URL("../../supabase/tests/", import.meta.url));

interface SqlFile {
  name: string;
  text: string;
  /** Keeps what it makes, so the others stand on it. */
  isGround: boolean;
}

function readFile(name: string): SqlFile {
  const text = readFileSync(folder + name, "utf8");
  return {
    name,
    text,
    isGround: /^commit;$/m.test(text),
  };
}

const files = globSync("**/*.sql", { cwd: folder })
  .map((name) => readFile(name.replaceAll("\\", "/")))
  .toSorted(
    (one, other) =>
      Number(other.isGround) - Number(one.isGround) || (one.name < other.name ? -1 : 1),
  );

const ofArea = files.filter(
  ({ name, isGround }) => isGround || onlyArea === null || name.startsWith(`${onlyArea}/`),
);

/** On PGlite a file takes four times as long as on PostgreSQL, where rights and locks are the real ones. */
const share = isShortRun ? 9 : 3;

/**
 * The files of this run, those first that the others stand on: all on PostgreSQL, and on PGlite a
 * third of them by lot, in the short form a ninth; on both all of an area, of the long run, and of a machine without PostgreSQL.
 */
export function sqlFiles(database: "PGlite" | "PostgreSQL", hasPostgres: boolean): SqlFile[] {
  const isWhole = database === "PostgreSQL" || !hasPostgres || onlyArea !== null || isLongRun;
  if (isWhole) return ofArea;
  const drawn = new Set(byLot(files, Math.ceil(files.length / share), "pglite"));
  return files.filter((file) => file.isGround || drawn.has(file));
}
