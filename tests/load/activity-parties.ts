/** Parties of two to five who sign up, leave, grow and shrink at once, with a control that counts first and takes afterwards. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openActivity } from "./activity-races.ts";

export interface PartyRace {
  /** The largest number of people over its places that any of the activities has. */
  overbooked: number;
  /** Parties that wait for an activity in which they would fit, and may go. */
  leftWaiting: number;
  /** Parties that go to one activity with another number of people than they bring, though there is room. */
  miscounted: number;
  going: number;
  /** What callers were told, besides that they are elsewhere at that time or that a party is too large. */
  failures: string[];
}

interface Crowd {
  eventId: string;
  activityIds: string[];
  guests: { id: string; token: string; party: number }[];
}

/** Two activities at one time, and guests who answered yes for parties of two to five. */
async function openParties(backend: OpenBackend, people: number, capacity: number): Promise<Crowd> {
  const { eventId, activityId, guests } = await openActivity(backend, people, capacity);
  const [other] = await backend.query<{ id: string }>(
    `insert into public.activities (event_id, title, status, start_local, end_local, sign_up, capacity)
     select event_id, 'Elsewhere', 'published', start_local, end_local, true, capacity
     from public.activities where id = $1 returning id`,
    [activityId],
  );
  await backend.query("update public.events set max_party_size = 6 where id = $1", [eventId]);
  await backend.query(
    `insert into public.schedule_versions (account_id, event_id, number, snapshot)
     select account_id, id, 2, private.schedule_now(id) from public.events where id = $1`,
    [eventId],
  );
  const parties = guests.map((guest, index) => ({ ...guest, party: 2 + (index % 4) }));
  for (const { id, party } of parties) {
    await backend.query(
      `insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
       select account_id, event_id, id, 'yes', $2 from public.event_guests where id = $1`,
      [id, party],
    );
  }
  return { eventId, activityIds: [activityId, other?.id ?? ""], guests: parties };
}

const signUp = (backend: OpenBackend, token: string, activityId: string | undefined) =>
  backend.query("select public.sign_up_for_activity($1, $2)", [token, { activityId }]);

/** Says yes for so many by a personal link, as the guest's page does. */
const answerFor = (backend: OpenBackend, token: string, id: string, party: number) =>
  backend.query("select public.answer_party($1, $2)", [
    token,
    {
      idempotencyKey: crypto.randomUUID(),
      members: [{ id, answer: "yes" }],
      companions: Array.from({ length: party - 1 }, () => ({ name: null })),
    },
  ]);

/** Everybody signs up for one or the other; then some leave, some grow or shrink, and the team makes room, at once. */
export async function raceOfParties(
  backend: OpenBackend,
  people: number,
  capacity: number,
): Promise<PartyRace> {
  const crowd = await openParties(backend, people, capacity);
  const { activityIds, guests } = crowd;
  const first = await Promise.allSettled(
    guests.map(({ token }, index) => signUp(backend, token, activityIds[index % 2])),
  );
  const goers = await backend.query<{ id: string }>(
    "select event_guest_id as id from public.activity_sign_ups where activity_id = any ($1::uuid[]) and status = 'going'",
    [activityIds],
  );
  const isGoing = new Set(goers.map(({ id }) => id));
  const second = await Promise.allSettled([
    ...guests.map(({ id, token, party }, index) => {
      const [mine, other] = [activityIds[index % 2], activityIds[(index + 1) % 2]];
      // Whoever goes makes room for whom waits while those change their answers.
      if (isGoing.has(id) && index % 5 > 1) {
        return backend.query("select public.leave_activity($1, $2)", [token, mine]);
      }
      if (index % 5 === 4) return signUp(backend, token, other);
      return answerFor(backend, token, id, party + (index % 2 === 0 ? 1 : -1));
    }),
    ...activityIds.map((id, index) =>
      backend.query("update public.activities set capacity = $2 where id = $1", [
        id,
        capacity + 3 + index,
      ]),
    ),
  ]);
  await backend.query("select public.fill_activities()");
  return countParties(backend, crowd, [...first, ...second]);
}

/** The naive way: all count who goes, then all take their places. Must overbook. */
export async function raceOfPartiesNaively(
  backend: OpenBackend,
  people: number,
  capacity: number,
): Promise<PartyRace> {
  const crowd = await openParties(backend, people, capacity);
  const { activityIds, guests } = crowd;
  const counted = await Promise.all(
    guests.map(async (_, index) => {
      const [row] = await backend.query<{ taken: number }>(
        "select private.places_taken($1) as taken",
        [activityIds[index % 2]],
      );
      return row?.taken ?? 0;
    }),
  );
  const results = await Promise.allSettled(
    guests.map(async ({ id, party }, index) => {
      if ((counted[index] ?? 0) + party > capacity) return;
      await backend.query(
        `insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status, people)
         select account_id, event_id, $1, id, 'going', $3 from public.event_guests where id = $2`,
        [activityIds[index % 2], id, party],
      );
    }),
  );
  return countParties(backend, crowd, results);
}

async function countParties(
  backend: OpenBackend,
  { activityIds }: Crowd,
  results: PromiseSettledResult<unknown>[],
): Promise<PartyRace> {
  const [counts] = await backend.query<Omit<PartyRace, "failures">>(
    `with rooms as (
       select a.id, a.capacity - private.places_taken(a.id) as free from public.activities a where a.id = any ($1::uuid[])),
     places as (
       select s.*, r.free, private.people_of(s.event_guest_id) as party, exists (
           select from public.activity_sign_ups o where o.event_guest_id = s.event_guest_id
             and o.activity_id = any ($1::uuid[]) and o.activity_id <> s.activity_id and o.status = 'going') as elsewhere
       from public.activity_sign_ups s join rooms r on r.id = s.activity_id where s.status <> 'left')
     select (select greatest(max(-r.free), 0) from rooms r)::integer as overbooked,
       count(*) filter (where p.status = 'waiting' and p.party <= p.free and not p.elsewhere)::integer as "leftWaiting",
       count(*) filter (where p.status = 'going' and (p.people > p.party or p.party - p.people between 1 and p.free))::integer as miscounted,
       coalesce(sum(p.people) filter (where p.status = 'going'), 0)::integer as going
     from places p`,
    [activityIds],
  );
  if (!counts) throw new Error("The parties were not counted");
  const failures = results
    .flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))
    .filter((why) => !/At that time you are at|has room for/.test(why));
  return { ...counts, failures };
}
