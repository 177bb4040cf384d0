/** Leaving, moving up, more places and signing up elsewhere at once, with a control that moves up without looking. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openActivity } from "./activity-races.ts";

export interface MoveRace {
  going: number;
  /** Guests who go to two activities at one time. */
  doubleBooked: number;
  /** Free places that somebody who could go still waits for. */
  leftEmpty: number;
  failures: string[];
}

interface Crowd {
  eventId: string;
  activityId: string;
  otherId: string;
  guests: { id: string; token: string }[];
}

/** `capacity` go to the activity, the others wait for it; another one is at the same time. */
async function openCrowd(backend: OpenBackend, people: number, capacity: number): Promise<Crowd> {
  const { eventId, activityId, guests } = await openActivity(backend, people, capacity);
  const [other] = await backend.query<{ id: string }>(
    `insert into public.activities (event_id, title, status, start_local, end_local, sign_up)
     select event_id, 'Elsewhere', 'published', start_local, end_local, true
     from public.activities where id = $1 returning id`,
    [activityId],
  );
  await backend.query(
    `insert into public.schedule_versions (account_id, event_id, number, snapshot)
     select account_id, id, 2, private.schedule_now(id) from public.events where id = $1`,
    [eventId],
  );
  for (const { token } of guests) await signUp(backend, token, activityId);
  return { eventId, activityId, otherId: other?.id ?? "", guests };
}

const signUp = (backend: OpenBackend, token: string, activityId: string) =>
  backend.query("select public.sign_up_for_activity($1, $2)", [token, { activityId }]);

/** Everybody who goes leaves, everybody who waits signs up elsewhere, and the team makes room. */
export async function raceToMoveUp(
  backend: OpenBackend,
  people: number,
  capacity: number,
): Promise<MoveRace> {
  const crowd = await openCrowd(backend, people, capacity);
  const { activityId, otherId, guests } = crowd;
  const results = await Promise.allSettled([
    ...guests
      .slice(0, capacity)
      .map(({ token }) =>
        backend.query("select public.leave_activity($1, $2)", [token, activityId]),
      ),
    ...guests.slice(capacity).map(({ token }) => signUp(backend, token, otherId)),
    ...[capacity + 2, capacity + 4].map((places) =>
      backend.query("update public.activities set capacity = $2 where id = $1", [
        activityId,
        places,
      ]),
    ),
  ]);
  // What was asked for while somebody else decided is done by the next minute.
  await backend.query("select public.fill_activities()");
  return countMoves(backend, crowd, results);
}

/** The naive way: who waits goes elsewhere, and then moves up wherever they are by now. Must book somebody twice. */
export async function moveUpNaively(
  backend: OpenBackend,
  people: number,
  capacity: number,
): Promise<MoveRace> {
  const crowd = await openCrowd(backend, people, capacity);
  const { activityId, otherId, guests } = crowd;
  await Promise.all(guests.slice(capacity).map(({ token }) => signUp(backend, token, otherId)));
  const results = await Promise.allSettled(
    guests.slice(0, capacity).map(async ({ id }) => {
      await backend.query(
        "update public.activity_sign_ups set status = 'left' where activity_id = $1 and event_guest_id = $2",
        [activityId, id],
      );
      await backend.query(
        `update public.activity_sign_ups set status = 'going' where id = (
           select id from public.activity_sign_ups where activity_id = $1 and status = 'waiting'
           order by signed_up_at limit 1 for update skip locked)`,
        [activityId],
      );
    }),
  );
  return countMoves(backend, crowd, results);
}

async function countMoves(
  backend: OpenBackend,
  { activityId, otherId }: Crowd,
  results: PromiseSettledResult<unknown>[],
): Promise<MoveRace> {
  const [counts] = await backend.query<Omit<MoveRace, "failures">>(
    `with places as (
       select s.event_guest_id, bool_or(s.activity_id = $1 and s.status = 'going') as here,
         bool_or(s.activity_id = $1 and s.status = 'waiting') as waits, bool_or(s.activity_id = $2 and s.status = 'going') as there
       from public.activity_sign_ups s where s.activity_id in ($1, $2) group by 1)
     select count(*) filter (where here)::integer as going, count(*) filter (where here and there)::integer as "doubleBooked",
       least(count(*) filter (where waits and not there),
         greatest((select capacity from public.activities where id = $1) - count(*) filter (where here), 0))::integer as "leftEmpty"
     from places`,
    [activityId, otherId],
  );
  if (!counts) throw new Error("The places were not counted");
  const failures = results.flatMap((one) =>
    one.status === "rejected" ? [String(one.reason)] : [],
  );
  return { ...counts, failures };
}
