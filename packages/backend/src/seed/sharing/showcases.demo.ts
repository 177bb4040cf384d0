import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";

const statement = readFileSync(new URL("showcases.sql", import.meta.url), "utf8");

/** Showcases of several events, and the reunion's front page. */
export const demo: DemoPart = {
  order: 100,
  async seed(backend) {
    await backend.query(statement);
  },
};
