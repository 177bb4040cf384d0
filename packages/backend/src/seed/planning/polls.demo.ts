import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("polls.sql", import.meta.url), "utf8");

/** What the reunion asks: a date over three zones, a choice, a vote without names, a survey. */
export const demo: DemoPart = {
  async seed(backend) {
    await backend.query(statement.replace(":event", () => idOf("Hartwell")));
  },
};
