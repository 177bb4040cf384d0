/**
 * Races for the files that somebody may send up within an hour: many arrive at once. The control
 * looks first and writes then, and must keep too many.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { meetingOf } from "./meeting.ts";
import { everybody, openStand, type RaceResult } from "./ticket-races.ts";

type Database = Pick<OpenBackend, "query">;

async function one<Row extends object>(database: Database, sql: string, values: unknown[] = []) {
  const [row] = await database.query<Row>(sql, values);
  if (!row) throw new Error(`No row came from: ${sql}`);
  return row;
}

interface Sender {
  token: string;
  threadId: string;
  /** Files that have arrived and are to be kept. */
  files: string[];
}

/** A guest in an event's conversation who has sent so many files already, and more that have arrived. */
async function openSender(database: Database, sent: number, more: number): Promise<Sender> {
  const { eventId } = await openStand(database, null);
  const { place } = await one<{ place: string }>(
    database,
    `with person as (insert into public.guests (account_id, full_name)
       select account_id, 'Ada' from public.events where id = $1 returning id, account_id)
     insert into public.event_guests (account_id, event_id, guest_id)
     select account_id, $1, id from person returning id as place`,
    [eventId],
  );
  await database.query(
    `insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
     select account_id, event_id, id, 'yes', 1 from public.event_guests where id = $1`,
    [place],
  );
  const { token } = await one<{ token: string }>(
    database,
    `select private.personal_token(private.ensure_personal_link(eg, 'invitation')) as token
     from public.event_guests eg where eg.id = $1`,
    [place],
  );
  const { id: threadId } = await one<{ id: string }>(
    database,
    `select public.open_guest_thread($1, jsonb_build_object('kind', 'event', 'subject', $2::text, 'name', 'Ada'))
       #>> '{thread,id}' as id`,
    [token, eventId],
  );
  await database.query(
    `insert into public.thread_files (id, account_id, thread_id, member_id, path, name, mime, size)
     select f.id, m.account_id, m.thread_id, m.id, m.thread_id || '/' || f.id, 'file', 'image/png', 10
     from public.thread_members m, (select gen_random_uuid() as id from generate_series(1, $2::int)) f where m.thread_id = $1 and m.event_guest_id is not null`,
    [threadId, sent],
  );
  const arrived = await database.query<{ id: string }>(
    `with ids as (select gen_random_uuid() as id from generate_series(1, $2::int)),
     stored as (insert into storage.objects (bucket_id, name, metadata)
       select 'talk', $1::text || '/' || id, '{"mimetype": "image/png", "size": 900}' from ids returning name)
     select split_part(name, '/', 2) as id from stored`,
    [threadId, more],
  );
  return { token, threadId, files: arrived.map(({ id }) => id) };
}

const kept = "select count(*)::int as kept from public.thread_files where thread_id = $1";

/** Many files of one person arrive at once, of whom so many have been sent already. */
export async function raceForFiles(
  database: Database,
  racers: number,
  sent: number,
): Promise<RaceResult> {
  const { token, threadId, files } = await openSender(database, sent, racers);
  const { won, failures } = await everybody(racers, async (n) => {
    await database.query("select public.keep_guest_file($1, $2, $3)", [
      token,
      threadId,
      { id: files[n], name: "map.png" },
    ]);
  });
  const counted = (await one<{ kept: number }>(database, kept, [threadId])).kept;
  return { won, counted, failures: failures.filter((hint) => hint !== "too_many_requests") };
}

/** The naive way: count what was sent, then keep one more. */
export async function filesNaively(
  database: Database,
  racers: number,
  sent: number,
  most: number,
): Promise<number> {
  const { threadId, files } = await openSender(database, sent, racers);
  const allLooked = meetingOf(racers);
  await everybody(racers, async (n) => {
    const now = await one<{ kept: number }>(database, kept, [threadId]);
    await allLooked();
    if (now.kept >= most) return;
    await database.query(
      `insert into public.thread_files (id, account_id, thread_id, member_id, path, name, mime, size)
       select $2::uuid, m.account_id, m.thread_id, m.id, m.thread_id || '/' || $2, 'file', 'image/png', 10
       from public.thread_members m where m.thread_id = $1 and m.event_guest_id is not null`,
      [threadId, files[n]],
    );
  });
  return (await one<{ kept: number }>(database, kept, [threadId])).kept;
}
