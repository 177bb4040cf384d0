/** A race for the places of an activity, with a control that looks first and takes afterwards. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import type { SignUpReceipt } from "@jubilee/core/schedule/public-schedule.types";
import { meetingOf } from "./meeting.ts";
import { openStand } from "./ticket-races.ts";

export interface PlaceRace {
  going: number;
  waiting: number;
  /** Whether the line has the numbers 1, 2, 3 … without a gap. */
  lineIsWhole: boolean;
  failures: string[];
}

/** A published activity with so many places, and guests with links of their own. */
export async function openActivity(backend: OpenBackend, people: number, capacity: number) {
  const { eventId } = await openStand(backend, null);
  const [activity] = await backend.query<{ id: string }>(
    `insert into public.activities (event_id, title, status, start_local, end_local, sign_up, capacity)
     select id, 'Race', 'published', start_local, start_local + interval '1 hour', true, $2
     from public.events where id = $1 returning id`,
    [eventId, capacity],
  );
  await backend.query(
    `insert into public.schedule_versions (account_id, event_id, number, snapshot)
     select account_id, id, 1, private.schedule_now(id) from public.events where id = $1`,
    [eventId],
  );
  const guests = await backend.query<{ id: string; token: string }>(
    `with people as (
       insert into public.guests (account_id, full_name)
       select e.account_id, 'Guest ' || n from public.events e, generate_series(1, $2::integer) n
       where e.id = $1 returning id),
     asked as (
       insert into public.event_guests (event_id, guest_id) select $1, id from people returning *)
     select a.id, private.personal_token(private.ensure_personal_link(a, 'invitation')) as token from asked a`,
    [eventId, people],
  );
  return { eventId, activityId: activity?.id ?? "", guests };
}

async function countGoing(backend: OpenBackend, activityId: string): Promise<number> {
  const [row] = await backend.query<{ going: number }>("select private.places_taken($1) as going", [
    activityId,
  ]);
  return row?.going ?? 0;
}

/** Everybody signs up at once by their own link. */
export async function raceForPlaces(
  backend: OpenBackend,
  people: number,
  capacity: number,
): Promise<PlaceRace> {
  const { activityId, guests } = await openActivity(backend, people, capacity);
  const results = await Promise.allSettled(
    guests.map(({ token }) =>
      backend.query<{ receipt: SignUpReceipt }>(
        "select public.sign_up_for_activity($1, $2) as receipt",
        [token, { activityId }],
      ),
    ),
  );
  const [line] = await backend.query<{ waiting: number }>(
    `select count(*)::integer as waiting from public.activity_sign_ups
     where activity_id = $1 and status = 'waiting'`,
    [activityId],
  );
  const failures = results.flatMap((one) =>
    one.status === "rejected" ? [String(one.reason)] : [],
  );
  const numbers = results
    .flatMap((one) => (one.status === "fulfilled" ? one.value : []))
    .flatMap(({ receipt }) => (receipt.position === null ? [] : [receipt.position]))
    .toSorted((one, other) => one - other);
  return {
    going: await countGoing(backend, activityId),
    waiting: line?.waiting ?? 0,
    lineIsWhole: numbers.every((number, index) => number === index + 1),
    failures,
  };
}

/** The naive way: look whether a place is free, then take it. Must give too many away. */
export async function racePlacesNaively(
  backend: OpenBackend,
  people: number,
  capacity: number,
): Promise<number> {
  const { activityId, guests } = await openActivity(backend, people, capacity);
  const allLooked = meetingOf(people);
  await Promise.all(
    guests.map(async ({ id }) => {
      const going = await countGoing(backend, activityId);
      await allLooked();
      if (going >= capacity) return;
      await backend.query(
        `insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status)
         select account_id, event_id, $1, id, 'going' from public.event_guests where id = $2`,
        [activityId, id],
      );
    }),
  );
  return countGoing(backend, activityId);
}
