import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";

const statement = readFileSync(new URL("platform.sql", import.meta.url), "utf8");

/**
 * What an administrator sees of a platform in use: other people's accounts, plans and trials,
 * a busy link, a mail that failed, browsers' reports, query times. Nobody can sign in as them.
 */
export const demo: DemoPart = {
  order: 10,
  async seed(backend) {
    await backend.query(statement);
  },
};
