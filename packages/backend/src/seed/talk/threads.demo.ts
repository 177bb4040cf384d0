import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("threads.sql", import.meta.url), "utf8");
/** Conversations whose addresses are the same in every demo. */
const conversations = ["talk", "pays", "room", "train"];

/** What is said about the reunion: by everybody, and by three guests to the hosts. */
export const demo: DemoPart = {
  async seed(backend) {
    const named = conversations.reduce(
      (text, name) => text.replaceAll(`:${name}`, idOf(`Hartwell ${name}`)),
      statement.replace(":event", idOf("Hartwell")),
    );
    await backend.query(named);
  },
};
