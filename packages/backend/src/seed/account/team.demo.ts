import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("team.sql", import.meta.url), "utf8");

/** Who helps the demo's planner: finance for all, check-in for the reunion, and one who was asked. */
export const demo: DemoPart = {
  order: 250,
  async seed(backend) {
    await backend.query(statement.replaceAll(":event", () => idOf("Hartwell")));
  },
};
