import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("series.sql", import.meta.url), "utf8");

/** The rowing crew's evenings: an event on four dates, one of them changed. */
export const demo: DemoPart = {
  order: 50,
  async seed(backend) {
    await backend.query(statement.replace(":event", () => idOf("Hartwell")));
  },
};
