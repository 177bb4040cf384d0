/**
 * A race for the last places of a small group: several of it ask somebody in at once. The control looks
 * first and writes then, and must let too many in.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { meetingOf } from "./meeting.ts";
import { everybody, openStand, type RaceResult } from "./ticket-races.ts";

type Database = Pick<OpenBackend, "query">;

interface Group {
  threadId: string;
  beginner: string;
  /** Guests who are not in it yet, by their places on the list. */
  others: string[];
}

/** A small group with its beginner and so many guests in it, and more who can be asked in. */
async function openGroup(database: Database, inIt: number, more: number): Promise<Group> {
  const { eventId } = await openStand(database, null);
  await database.query(
    "select private.apply_plan(e.user_id, 'premium', 'race') from public.events e where e.id = $1",
    [eventId],
  );
  const places = await database.query<{ id: string }>(
    `with people as (insert into public.guests (account_id, full_name)
       select e.account_id, 'Guest ' || n from public.events e, generate_series(1, $2::int) n where e.id = $1
       returning id, account_id)
     insert into public.event_guests (account_id, event_id, guest_id)
     select account_id, $1, id from people returning id`,
    [eventId, inIt + more],
  );
  const [group] = await database.query<{ threadId: string; beginner: string }>(
    `with made as (
       insert into public.threads (account_id, event_id, kind, subject, created_by)
       select e.account_id, e.id, 'people', gen_random_uuid(), e.user_id from public.events e where e.id = $1 returning *),
     come as (
       insert into public.thread_members (account_id, thread_id, user_id, event_guest_id, name)
       select m.account_id, m.id, p.user_id, p.guest, case when p.guest is not null then 'Guest' end
       from made m, lateral (select m.created_by, null::uuid union all select null, g.id::uuid from unnest($2::text[]) g (id)) p (user_id, guest))
     select id as "threadId", created_by as beginner from made`,
    [eventId, places.slice(0, inIt).map(({ id }) => id)],
  );
  if (!group) throw new Error("No group came");
  return { ...group, others: places.slice(inIt).map(({ id }) => id) };
}

async function guestsIn(database: Database, threadId: string): Promise<number> {
  const [row] = await database.query<{ guests: number }>(
    `select count(*)::int as guests from public.thread_members
     where thread_id = $1 and event_guest_id is not null and left_at is null`,
    [threadId],
  );
  return row?.guests ?? 0;
}

/** So many ask one more guest each into a group at once. */
export async function raceForPlaces(
  database: Database,
  racers: number,
  inIt: number,
): Promise<RaceResult> {
  const { threadId, beginner, others } = await openGroup(database, inIt, racers);
  const { won, failures } = await everybody(racers, async (n) => {
    await database.query(
      `with signed as materialized (select set_config('request.jwt.claims', $3::text, true) as claims)
       select private.act_in_thread(m, 'ask', jsonb_build_object('guests', array[$2::text]))
       from signed join public.thread_members m on signed.claims is not null
       where m.thread_id = $1 and m.user_id is not null`,
      [threadId, others[n], JSON.stringify({ sub: beginner, role: "authenticated" })],
    );
  });
  const counted = await guestsIn(database, threadId);
  return { won, counted, failures: failures.filter((hint) => hint !== "invalid_input") };
}

/** The naive way: count who is in it, then let one more in. */
export async function placesNaively(
  database: Database,
  racers: number,
  inIt: number,
  most: number,
): Promise<number> {
  const { threadId, others } = await openGroup(database, inIt, racers);
  const allLooked = meetingOf(racers);
  await everybody(racers, async (n) => {
    const now = await guestsIn(database, threadId);
    await allLooked();
    if (now >= most) return;
    await database.query(
      `insert into public.thread_members (account_id, thread_id, event_guest_id, name)
       select t.account_id, t.id, $2::uuid, 'Guest' from public.threads t where t.id = $1`,
      [threadId, others[n]],
    );
  });
  return guestsIn(database, threadId);
}
