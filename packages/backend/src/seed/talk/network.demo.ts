import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("network.sql", import.meta.url), "utf8");

/** Checklists that the reunion's planner shares with people who help: after that team is there. */
export const demo: DemoPart = {
  order: 270,
  async seed(backend) {
    await backend.query(statement.replace(":event", idOf("Hartwell")));
  },
};
