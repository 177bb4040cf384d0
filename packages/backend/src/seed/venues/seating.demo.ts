import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("seating.sql", import.meta.url), "utf8");

/** The reunion's supper: tables by the water, half of the guests seated. */
export const demo: DemoPart = {
  order: 60,
  async seed(backend) {
    await backend.query(statement.replace(":event", () => idOf("Hartwell")));
  },
};
