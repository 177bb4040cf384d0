import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("email-campaigns.sql", import.meta.url), "utf8");

/** What the reunion's guests were written: one campaign that has gone out, one that is being written, one that follows the event. */
export const demo: DemoPart = {
  order: 190,
  async seed(backend) {
    const ids = {
      event: idOf("Hartwell"),
      sent: idOf("Campaign sent"),
      draft: idOf("Campaign draft"),
      planned: idOf("Campaign planned"),
    };
    const named = Object.entries(ids).reduce(
      (text, [name, id]) => text.replaceAll(`:${name}'`, `${id}'`),
      statement,
    );
    await backend.query(named);
  },
};
