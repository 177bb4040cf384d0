/** A race of presses on one day, with a control that looks first and writes afterwards. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openActivity } from "./activity-races.ts";
import { meetingOf } from "./meeting.ts";

const minutes = 10;

export interface PressRace {
  late: number;
  /** How many were told that it was written. */
  done: number;
  clashes: number;
}

async function openDay(backend: OpenBackend) {
  const { eventId, activityId } = await openActivity(backend, 1, 1);
  const [owner] = await backend.query<{ claims: string }>(
    `select jsonb_build_object('sub', a.owner_user_id, 'role', 'authenticated')::text as claims
     from public.events e join public.accounts a on a.id = e.account_id where e.id = $1`,
    [eventId],
  );
  // It opens twelve hours before its time.
  await backend.query(
    `with today as (
       update public.events set start_local = date_trunc('hour', now() at time zone time_zone),
         end_local = date_trunc('hour', now() at time zone time_zone) + interval '1 day'
       where id = $1 returning id, start_local)
     update public.activities a set start_local = t.start_local, end_local = t.start_local + interval '1 hour'
     from today t where a.event_id = t.id`,
    [eventId],
  );
  return { eventId, activityId, claims: owner?.claims ?? "{}" };
}

async function lateness(backend: OpenBackend, activityId: string): Promise<number> {
  const [row] = await backend.query<{ late: number }>(
    "select late from public.activity_runs where activity_id = $1",
    [activityId],
  );
  return row?.late ?? 0;
}

/** As many people see it in time, and each presses "ten minutes later". */
export async function racePresses(backend: OpenBackend, people: number): Promise<PressRace> {
  const { eventId, activityId, claims } = await openDay(backend);
  const asked = await Promise.all(
    Array.from({ length: people }, () =>
      backend.query<{ outcome: string }>(
        `with who as materialized (select set_config('request.jwt.claims', $1, true))
         select public.press_run_of_show($2, $3::text::jsonb) ->> 'outcome' as outcome from who`,
        [
          claims,
          eventId,
          JSON.stringify({
            id: crypto.randomUUID(),
            at: new Date().toISOString(),
            act: "late",
            activityId,
            minutes,
            changes: [
              { id: activityId, from: { late: 0, longer: 0 }, to: { late: minutes, longer: 0 } },
            ],
          }),
        ],
      ),
    ),
  );
  const outcomes = asked.flat().map(({ outcome }) => outcome);
  return {
    late: await lateness(backend, activityId),
    done: outcomes.filter((outcome) => outcome === "done").length,
    clashes: outcomes.filter((outcome) => outcome === "clash").length,
  };
}

/** Looks, waits for the others and adds: each has found it in time. */
export async function racePressesNaively(backend: OpenBackend, people: number): Promise<number> {
  const { eventId, activityId } = await openDay(backend);
  await backend.query(
    `insert into public.activity_runs (activity_id, account_id, event_id)
     select $1, account_id, id from public.events where id = $2`,
    [activityId, eventId],
  );
  const meet = meetingOf(people);
  await Promise.all(
    Array.from({ length: people }, async () => {
      const late = await lateness(backend, activityId);
      await meet();
      if (late > 0) return;
      await backend.query(
        "update public.activity_runs set late = late + $2 where activity_id = $1",
        [activityId, minutes],
      );
    }),
  );
  return lateness(backend, activityId);
}
