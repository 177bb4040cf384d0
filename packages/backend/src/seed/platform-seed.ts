import { readFileSync } from "node:fs";
import type { OpenBackend } from "../backend.types.ts";

const statement = readFileSync(new URL("platform-seed.sql", import.meta.url), "utf8");

/**
 * Makes what an administrator sees of a platform in use: other people's accounts, plans and trials,
 * a busy link, a mail that failed, browsers' reports, query times. Once; nobody can sign in as them.
 */
export async function seedPlatform(database: Pick<OpenBackend, "query">): Promise<void> {
  await database.query(statement);
}
