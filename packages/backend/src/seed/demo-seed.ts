import { readFileSync } from "node:fs";
import { hash } from "bcryptjs";
import type { OpenBackend } from "../backend.types.ts";
import { seedDemoSchedule } from "./demo-schedule.ts";
import type { DemoUser, DemoWorld } from "./demo-world.ts";
import { seedDemoVenues } from "./demo-venues.ts";
import { gruenewald, lisbon } from "./family-and-friends.ts";
import { hartwell } from "./hartwell.ts";
import { seedPlatform } from "./platform-seed.ts";
import { idOf } from "./random.ts";

type Database = Pick<OpenBackend, "query">;

/** The demo's sign-ins; only ever made where the demo is. */
export const demoSignIns = {
  planner: { email: "planner@jubilee.example", password: "jubilee-planner-demo" },
  administrator: { email: "admin@jubilee.example", password: "jubilee-admin-demo" },
} as const;

/** Tokens of the demo reunion's links, for a sample host page. */
export interface DemoTokens {
  page: string;
  rsvp: string;
  tickets: string;
  /** Of the campaign that belongs to the reunion. */
  donation: string;
  /** Of the showcase of several events, by their dates. */
  showcase: string;
  countdown: string;
}

const statement = readFileSync(new URL("demo-seed.sql", import.meta.url), "utf8");
const members = readFileSync(new URL("members-seed.sql", import.meta.url), "utf8");
const campaigns = readFileSync(new URL("campaign-seed.sql", import.meta.url), "utf8");
const showcases = readFileSync(new URL("showcase-seed.sql", import.meta.url), "utf8");
const series = readFileSync(new URL("demo-series.sql", import.meta.url), "utf8");
const seating = readFileSync(new URL("demo-seating.sql", import.meta.url), "utf8");
const bcryptRounds = 10;

/**
 * Makes the demo planner and administrator with their events, guests, answers and test orders:
 * all of it in one statement or nothing, and only when the planner is not there yet.
 *
 * @param now every date of the demo is near it
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const [there] = await database.query("select from auth.users where email = $1", [
    demoSignIns.planner.email,
  ]);
  if (there) return;
  await seedPlatform(database);
  const world: DemoWorld = {
    users: await Promise.all([
      userOf(demoSignIns.planner, "Marisol Aguirre", false),
      userOf(demoSignIns.administrator, "Ines Okafor", true),
    ]),
    events: [hartwell(now), gruenewald(now), lisbon(now)],
  };
  await database.query(statement.replace(":world", () => literal(JSON.stringify(world))));
  await seedDemoVenues(database);
  await seedDemoSchedule(database, idOf("Hartwell"));
  await database.query(series.replace(":event", () => idOf("Hartwell")));
  await database.query(seating.replace(":event", () => idOf("Hartwell")));
  await database.query(campaigns);
  await database.query(members);
  await database.query(showcases);
}

/** The tokens of the demo reunion's links, or null where there is no demo. */
export async function readDemoTokens(database: Database): Promise<DemoTokens | null> {
  const rows = await database.query<{ kind: string; token: string }>(
    `select l.kind, private.share_token(l) as token from public.share_links l
     left join public.campaigns c on c.id = l.campaign_id
     left join public.showcases s on s.id = l.showcase_id
     where l.event_id = $1 and l.kind <> 'showcase' or c.event_id = $1 or s.layout = 'calendar'`,
    [idOf("Hartwell")],
  );
  const token = (kind: string): string | undefined => rows.find((row) => row.kind === kind)?.token;
  const [page, rsvp, tickets, donation, showcase, countdown] = [
    token("event_info_view"),
    token("embed_rsvp"),
    token("embed_tickets"),
    token("embed_donation"),
    token("showcase"),
    token("embed_countdown"),
  ];
  return page && rsvp && tickets && donation && showcase && countdown
    ? { page, rsvp, tickets, donation, showcase, countdown }
    : null;
}

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
