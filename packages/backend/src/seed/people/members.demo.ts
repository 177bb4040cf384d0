import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";

const statement = readFileSync(new URL("members.sql", import.meta.url), "utf8");

/** What the reunion knows of its people, its directory and a form for helpers. */
export const demo: DemoPart = {
  order: 80,
  async seed(backend) {
    await backend.query(statement);
  },
};
