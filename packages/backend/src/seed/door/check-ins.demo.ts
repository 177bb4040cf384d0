import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("check-ins.sql", import.meta.url), "utf8");

/** Who came to the regatta that is over. */
export const demo: DemoPart = {
  order: 90,
  async seed(backend) {
    await backend.query(statement.replace(":event", () => idOf("Regatta")));
  },
};
