import { readFileSync } from "node:fs";
import { hash } from "bcryptjs";
import type { DemoPart } from "../demo-part.types.ts";
import { demoSignIns } from "../demo-sign-ins.ts";
import { idOf } from "../random.ts";
import type { DemoUser, DemoWorld } from "./demo-world.ts";
import { gruenewald, lisbon } from "./family-and-friends.ts";
import { hartwell } from "./hartwell.ts";
import { regatta } from "./regatta.ts";

const statement = readFileSync(new URL("events.sql", import.meta.url), "utf8");
const bcryptRounds = 10;

/** The demo planner and administrator with their events, guests, answers and test orders. */
export const demo: DemoPart = {
  order: 20,
  async seed(backend, now) {
    const world: DemoWorld = {
      users: await Promise.all([
        userOf(demoSignIns.planner, "Marisol Aguirre", false),
        userOf(demoSignIns.administrator, "Ines Okafor", true),
      ]),
      events: [hartwell(now), gruenewald(now), lisbon(now), regatta(now)],
    };
    await backend.query(statement.replace(":world", () => literal(JSON.stringify(world))));
  },
};

async function userOf(
  { email, password }: { email: string; password: string },
  fullName: string,
  isAdministrator: boolean,
): Promise<DemoUser> {
  const passwordHash = await hash(password, bcryptRounds);
  return { id: idOf(email), email, fullName, passwordHash, isAdministrator };
}

/** A text as SQL writes it; standard_conforming_strings is on since PostgreSQL 9.1. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
