import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("forum.sql", import.meta.url), "utf8");

/** What the team of the reunion's account has asked and found out: after that team is there. */
export const demo: DemoPart = {
  order: 260,
  async seed(backend) {
    await backend.query(
      statement
        .replace(":event", idOf("Hartwell"))
        .replaceAll(":tent", idOf("Hartwell forum tent")),
    );
  },
};
