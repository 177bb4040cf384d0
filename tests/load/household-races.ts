/** A race of households for the places of an event, with a control that looks first and takes afterwards. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { meetingOf } from "./meeting.ts";
import { openStand } from "./ticket-races.ts";

export interface HouseholdRace {
  /** Heads that come. */
  coming: number;
  /** Heads that wait. */
  waiting: number;
  /** Heads of the smallest household that waits; 0 when nobody does. */
  smallestWaiting: number;
  /** Households of which some come and some wait. */
  parted: number;
  /** Heads of the households that did not cancel. */
  stayed: number;
  failures: string[];
}

interface Household {
  token: string;
  memberIds: string[];
}

/** Households of two and three in turn, each with an invitation of its own. */
async function openHouseholds(backend: OpenBackend, count: number, capacity: number) {
  const { eventId } = await openStand(backend, null);
  await backend.query("update public.events set capacity = $2 where id = $1", [eventId, capacity]);
  const households = await backend.query<Household>(
    `with homes as (
       insert into public.households (account_id, name)
       select e.account_id, n::text from public.events e, generate_series(1, $2::integer) n
       where e.id = $1 returning id, account_id, name),
     people as (
       insert into public.guests (account_id, full_name)
       select h.account_id, h.name || ' ' || n from homes h, generate_series(1, 2 + h.name::integer % 2) n
       returning id, full_name),
     asked as (
       insert into public.event_guests (event_id, guest_id, household_id)
       select $1, p.id, h.id from people p join homes h on h.name = split_part(p.full_name, ' ', 1)
       returning *)
     select (array_agg(private.personal_token(private.ensure_personal_link(a, 'invitation'))))[1] as token,
       array_agg(a.id) as "memberIds"
     from asked a group by a.household_id`,
    [eventId, count],
  );
  return { eventId, households };
}

async function countHeads(backend: OpenBackend, eventId: string): Promise<number> {
  const [row] = await backend.query<{ heads: number }>(
    "select private.people_coming($1) as heads",
    [eventId],
  );
  return row?.heads ?? 0;
}

/** Every household says yes for everybody at once; then half of them cancel at once. */
export async function raceOfHouseholds(
  backend: OpenBackend,
  count: number,
  capacity: number,
): Promise<HouseholdRace> {
  const { eventId, households } = await openHouseholds(backend, count, capacity);
  const say = (some: readonly Household[], answer: string) =>
    Promise.allSettled(
      some.map(({ token, memberIds }) =>
        backend.query("select public.answer_party($1, $2)", [
          token,
          {
            idempotencyKey: crypto.randomUUID(),
            members: memberIds.map((id) => ({ id, answer })),
          },
        ]),
      ),
    );
  const results = [
    ...(await say(households, "yes")),
    ...(await say(households.slice(0, count / 2), "no")),
  ];
  const [heads] = await backend.query<
    Pick<HouseholdRace, "waiting" | "smallestWaiting" | "parted">
  >(
    `select coalesce(sum(h.waiting), 0)::integer as waiting,
       coalesce(min(h.waiting) filter (where h.waiting > 0), 0)::integer as "smallestWaiting",
       count(*) filter (where h.waiting > 0 and h.coming > 0)::integer as parted
     from (select count(*) filter (where r.answer = 'yes') as coming,
         count(*) filter (where r.answer = 'waitlisted') as waiting
       from public.rsvps r join public.event_guests g on g.id = r.event_guest_id
       where r.event_id = $1 group by g.household_id) h`,
    [eventId],
  );
  return {
    coming: await countHeads(backend, eventId),
    waiting: heads?.waiting ?? 0,
    smallestWaiting: heads?.smallestWaiting ?? 0,
    parted: heads?.parted ?? 0,
    stayed: households.slice(count / 2).flatMap(({ memberIds }) => memberIds).length,
    failures: results.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : [])),
  };
}

/** The naive way: look how many come, then write the household. Must let too many in. */
export async function raceOfHouseholdsNaively(
  backend: OpenBackend,
  count: number,
  capacity: number,
): Promise<number> {
  const { eventId, households } = await openHouseholds(backend, count, capacity);
  const allLooked = meetingOf(count);
  await Promise.all(
    households.map(async ({ memberIds }) => {
      const heads = await countHeads(backend, eventId);
      await allLooked();
      if (heads + memberIds.length > capacity) return;
      await backend.query(
        `insert into public.rsvps (account_id, event_id, event_guest_id, answer)
         select account_id, event_id, id, 'yes' from public.event_guests where id = any ($1)`,
        [memberIds],
      );
    }),
  );
  return countHeads(backend, eventId);
}
