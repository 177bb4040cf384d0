import { readFileSync } from "node:fs";
import type { OpenBackend } from "../backend.types.ts";

const statement = readFileSync(new URL("demo-schedule.sql", import.meta.url), "utf8");

/**
 * Gives the demo reunion its schedule: activities over three days, sign-ups with a waiting list, a
 * first version and a change since. Does nothing where the event has activities already.
 */
export async function seedDemoSchedule(
  database: Pick<OpenBackend, "query">,
  eventId: string,
): Promise<void> {
  await database.query(statement.replace(":event", () => eventId));
}
