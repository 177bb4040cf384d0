/**
 * Races for the devices that somebody's notices reach: many are switched on at once. The control looks
 * first and writes then, and must keep too many.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { meetingOf } from "./meeting.ts";
import { everybody, openStand, type RaceResult } from "./ticket-races.ts";

type Database = Pick<OpenBackend, "query">;

const key = "a".repeat(87);
const secret = "b".repeat(22);
const addressOf = (of: string, n: string | number) => `https://push.example/${of}/${n}`;

/** Somebody with an account of their own and so many devices already; their id. */
async function openPerson(database: Database, devices: number): Promise<string> {
  const { eventId } = await openStand(database, null);
  const [person] = await database.query<{ id: string }>(
    `select e.user_id as id from public.events e where e.id = $1`,
    [eventId],
  );
  if (!person) throw new Error("The stand has no owner");
  await database.query(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label)
     select $1, $2 || n, $3, $4, 'Phone' from generate_series(1, $5::int) n`,
    [person.id, addressOf(person.id, "kept-"), key, secret, devices],
  );
  return person.id;
}

async function countDevices(database: Database, person: string): Promise<number> {
  const [row] = await database.query<{ kept: number }>(
    "select count(*)::int as kept from public.push_subscriptions where user_id = $1",
    [person],
  );
  return row?.kept ?? 0;
}

/** Many devices of one person who has so many already are switched on at once. */
export async function raceForDevices(
  database: Database,
  racers: number,
  devices: number,
): Promise<RaceResult> {
  const person = await openPerson(database, devices);
  const { won, failures } = await everybody(racers, async (n) => {
    await database.query(
      `with me as materialized (
         select set_config('request.jwt.claims', json_build_object('sub', $1::text, 'role', 'authenticated')::text, true))
       select public.save_push_subscription($2, $3, $4, 'Phone') from me`,
      [person, addressOf(person, n), key, secret],
    );
  });
  return {
    won,
    counted: await countDevices(database, person),
    failures: failures.filter((hint) => hint !== "conflict"),
  };
}

/** The naive way: count the devices, then keep one more. */
export async function devicesNaively(
  database: Database,
  racers: number,
  devices: number,
  most: number,
): Promise<number> {
  const person = await openPerson(database, devices);
  const allLooked = meetingOf(racers);
  await everybody(racers, async (n) => {
    const now = await countDevices(database, person);
    await allLooked();
    if (now >= most) return;
    await database.query(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label)
       values ($1, $2, $3, $4, 'Phone')`,
      [person, addressOf(person, n), key, secret],
    );
  });
  return countDevices(database, person);
}
