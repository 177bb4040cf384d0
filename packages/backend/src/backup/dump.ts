import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { StartError } from "../database/start-error.ts";

/** Runs a tool of PostgreSQL against an address. */
export function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  parameters: string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, parameters, { stdio: ["ignore", "ignore", "pipe"] });
    const problems: Buffer[] = [];
    child.stderr.on("data", (chunk: Buffer) => problems.push(chunk));
    child.on("error", () =>
      reject(
        new StartError(
          `${tool} is not installed; install PostgreSQL's client programs (Debian: apt-get install postgresql-client).`,
        ),
      ),
    );
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${tool} failed: ${Buffer.concat(problems).toString().trim()}`));
    });
  });
}

/** Writes a PostgreSQL database into a file that `pg_restore` reads. */
export function dumpPostgres(address: string, path: string): Promise<void> {
  return runPostgresTool("pg_dump", ["--format=custom", `--file=${path}`, `--dbname=${address}`]);
}

/** Writes PGlite's directory into a packed archive. */
export async function dumpPglite(
  driver: { dumpDataDir(packing: "gzip"): Promise<Blob> },
  path: string,
): Promise<void> {
  const archive = await driver.dumpDataDir("gzip");
  await writeFile(path, Buffer.from(await archive.arrayBuffer()), { mode: 0o600 });
}
