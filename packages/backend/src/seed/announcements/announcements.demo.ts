import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("announcements.sql", import.meta.url), "utf8");

/** What the reunion was told: the boat home in two languages, where to park; what waits, and a draft. */
export const demo: DemoPart = {
  async seed(backend) {
    await backend.query(statement.replace(":event", () => idOf("Hartwell")));
  },
};
