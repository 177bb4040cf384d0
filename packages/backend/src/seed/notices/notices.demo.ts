import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("notices.sql", import.meta.url), "utf8");

/** What the planner was told of the reunion in the last days, some of it unread. */
export const demo: DemoPart = {
  order: 200,
  async seed(backend) {
    await backend.query(statement.replace(":event", () => idOf("Hartwell")));
  },
};
