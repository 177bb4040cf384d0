import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("schedule.sql", import.meta.url), "utf8");

/** The reunion's schedule: activities over three days, sign-ups with a waiting list, a first version and a change since. */
export const demo: DemoPart = {
  order: 40,
  async seed(backend) {
    await backend.query(statement.replace(":event", () => idOf("Hartwell")));
  },
};
