import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";

const statement = readFileSync(new URL("campaigns.sql", import.meta.url), "utf8");

/** Campaigns: one that runs, one that has ended, one of the reunion. */
export const demo: DemoPart = {
  order: 70,
  async seed(backend) {
    await backend.query(statement);
  },
};
