import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { PgliteConnection } from "@supabase/lite/pglite";
import { PostgresConnection } from "@supabase/lite/postgres";
import type { OpenBackend } from "../backend.types.ts";

/** Runs texts of many statements and gives the text cells they answer: pgTAP's lines. */
export interface Tap {
  /** Creates pgTAP in the schema `extensions`. */
  install(): Promise<void>;
  run(sql: string): Promise<string[]>;
}

/** What is made between belongs to everybody, which functions of ours never do. */
const forAll = (sql: string): string => `begin;
  alter default privileges grant execute on functions to public;
  ${sql};
  alter default privileges revoke execute on functions from public;
  commit`;

/** A file that broke off leaves neither its transaction nor its role behind. */
const cleanUp = "rollback; reset role";
const tapSql = "share/postgresql/extension/pgtap--1.3.5.sql";

/** pgTAP over an open test backend; on PostgreSQL from the SQL that PGlite ships. */
export function createTap({ connection }: OpenBackend): Tap {
  const run = async (sql: string): Promise<string[]> => {
    if (connection instanceof PgliteConnection) {
      try {
        const results = await connection.driver.exec(sql, { rowMode: "array" });
        return linesOf(results.map(({ rows }) => rows));
      } finally {
        await connection.driver.exec(cleanUp);
      }
    }
    if (connection instanceof PostgresConnection) {
      const client = await connection.driver.reserve();
      try {
        const results = await client.unsafe(sql).simple();
        const sets = results.some((entry) => Array.isArray(entry)) ? results : [results];
        return linesOf(sets.map((rows) => [...rows].map((row) => Object.values(row))));
      } finally {
        await client.unsafe(cleanUp).simple();
        client.release();
      }
    }
    throw new Error("pgTAP runs on PGlite and PostgreSQL only");
  };

  return {
    run,
    async install() {
      if (connection instanceof PgliteConnection) {
        await run(forAll("create extension pgtap with schema extensions"));
        return;
      }
      await run(forAll(`set local search_path = extensions; ${readTapSql()}`));
    },
  };
}

function linesOf(results: unknown[][]): string[] {
  return results
    .flat(2)
    .filter((cell) => typeof cell === "string")
    .flatMap((text) => text.split("\n"))
    .filter((line) => /^(ok \d|not ok \d|#|1\.\.)/.test(line));
}

/** Takes one file out of PGlite's archive of pgTAP (ustar: 512-byte heads, octal sizes). */
function readTapSql(): string {
  const main = import.meta.resolve("@electric-sql/pglite");
  const archive = gunzipSync(readFileSync(new URL("pgtap.tar.gz", main)));
  let offset = 0;
  while (offset < archive.length) {
    const name = textAt(archive, offset, 100);
    const size = Number.parseInt(textAt(archive, offset + 124, 12), 8) || 0;
    if (name.endsWith(tapSql)) {
      return archive.toString("utf8", offset + 512, offset + 512 + size);
    }
    offset += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`PGlite's archive of pgTAP has no ${tapSql}`);
}

function textAt(bytes: Buffer, start: number, length: number): string {
  return bytes
    .toString("utf8", start, start + length)
    .replace(/\0.*$/s, "")
    .trim();
}
