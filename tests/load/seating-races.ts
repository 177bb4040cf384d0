/** Planners at one seating plan at once, with a control that looks first and writes afterwards. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { meetingOf } from "./meeting.ts";
import { layStock } from "./stock.ts";
import { hintOf } from "./ticket-races.ts";

export interface PlanRace {
  /** How many were told that their change is made. */
  won: number;
  /** Why the others were refused, each reason once. */
  refusals: string[];
  /** Seats that are taken afterwards. */
  seated: number;
  /** Whether the winner's change is the one that stands. */
  winnerStands: boolean;
}

interface Plan {
  eventId: string;
  plannerId: string;
  tableId: string;
  /** Keys of people who come and have no seat. */
  people: string[];
}

async function openPlan(backend: OpenBackend, planners: number): Promise<Plan> {
  const { eventId, plannerId } = await layStock(backend, 1);
  await backend.query(
    `with people as (
       insert into public.guests (account_id, full_name)
       select e.account_id, 'Guest ' || n from public.events e, generate_series(1, $2::text::integer) n
       where e.id = $1::uuid returning id),
     asked as (
       insert into public.event_guests (event_id, guest_id) select $1::uuid, id from people returning *)
     insert into public.rsvps (account_id, event_id, event_guest_id, answer)
     select account_id, event_id, id, 'yes' from asked`,
    [eventId, String(planners)],
  );
  const plan = { eventId, plannerId, tableId: "", people: [] };
  await asPlanner(backend, plan, "public.add_seating_tables($2::uuid, $3::text::jsonb)", [
    eventId,
    JSON.stringify([{ label: "Table 1", shape: "round", seats: planners, x: 200, y: 200 }]),
  ]);
  const [made] = await backend.query<Pick<Plan, "tableId" | "people">>(
    `select (select id from public.seating_tables where event_id = $1::uuid) as "tableId",
       array_agg(key) as people from private.seating_heads($1::uuid)`,
    [eventId],
  );
  return { ...plan, ...made };
}

/** One call of the planner's, in a transaction of its own. */
function asPlanner(backend: OpenBackend, { plannerId }: Plan, call: string, values: string[]) {
  return backend.query(
    `with me as materialized (select set_config('request.jwt.claims', $1, true)) select ${call} from me`,
    [JSON.stringify({ sub: plannerId, role: "authenticated" }), ...values],
  );
}

function seat(backend: OpenBackend, plan: Plan, person: string, number: number) {
  const to = { tableId: plan.tableId, number };
  return asPlanner(backend, plan, "public.seat_people($2::uuid, $3::text::jsonb)", [
    plan.eventId,
    JSON.stringify([{ person, from: null, to }]),
  ]);
}

async function seatsOf(backend: OpenBackend, { eventId }: Plan) {
  return backend.query<{ number: number; key: string }>(
    `select s.number, p.key from public.seats s join public.seating_people p on p.id = s.person_id
     where s.event_id = $1::uuid`,
    [eventId],
  );
}

async function atOnce(count: number, act: (n: number) => Promise<unknown>) {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => act(n)));
  return {
    winners: results.flatMap(({ status }, n) => (status === "fulfilled" ? [n] : [])),
    refusals: [
      ...new Set(results.flatMap((one) => (one.status === "rejected" ? [hintOf(one.reason)] : []))),
    ],
  };
}

/** Each planner gives the same seat to another guest. */
export async function raceForSeat(backend: OpenBackend, planners: number): Promise<PlanRace> {
  const plan = await openPlan(backend, planners);
  const personOf = (n: number) => plan.people[n] ?? "";
  const { winners, refusals } = await atOnce(planners, (n) => seat(backend, plan, personOf(n), 1));
  const seats = await seatsOf(backend, plan);
  const winnerStands = seats.every(({ key }) => key === personOf(winners[0] ?? -1));
  return { won: winners.length, refusals, seated: seats.length, winnerStands };
}

/** Each planner seats the same guest elsewhere. */
export async function raceForGuest(backend: OpenBackend, planners: number): Promise<PlanRace> {
  const plan = await openPlan(backend, planners);
  const person = plan.people[0] ?? "";
  const { winners, refusals } = await atOnce(planners, (n) => seat(backend, plan, person, n + 1));
  const seats = await seatsOf(backend, plan);
  const winnerStands = seats.every(({ number }) => number === (winners[0] ?? -1) + 1);
  return { won: winners.length, refusals, seated: seats.length, winnerStands };
}

/** Each planner names the same table anew, as they saw it. */
export async function raceForTable(backend: OpenBackend, planners: number): Promise<PlanRace> {
  const plan = await openPlan(backend, planners);
  const { winners, refusals } = await atOnce(planners, (n) =>
    asPlanner(backend, plan, "public.save_seating_table($2::uuid, 1, $3::text::jsonb)", [
      plan.tableId,
      JSON.stringify({ label: `By planner ${n}` }),
    ]),
  );
  const [table] = await backend.query<{ label: string; version: number }>(
    "select label, version from public.seating_tables where id = $1::uuid",
    [plan.tableId],
  );
  const winnerStands = table?.label === `By planner ${winners[0]}` && table.version === 2;
  return { won: winners.length, refusals, seated: 0, winnerStands };
}

/** The naive way: look whether the seat is free, then write. Several believe that their guest sits there. */
export async function seatNaively(backend: OpenBackend, planners: number): Promise<number> {
  const plan = await openPlan(backend, planners);
  await asPlanner(backend, plan, "private.know_seating_people($2::uuid, $3::text::text[])", [
    plan.eventId,
    `{${plan.people.map((key) => `"${key}"`).join(",")}}`,
  ]);
  let believed = 0;
  const allLooked = meetingOf(planners);
  await atOnce(planners, async (n) => {
    const [free] = await backend.query(
      "select from public.seats where table_id = $1::uuid and number = 1 and person_id is null",
      [plan.tableId],
    );
    await allLooked();
    if (!free) return;
    await backend.query(
      `update public.seats set person_id = (select id from public.seating_people where event_id = $1::uuid and key = $2)
       where table_id = $3::uuid and number = 1`,
      [plan.eventId, plan.people[n] ?? "", plan.tableId],
    );
    believed += 1;
  });
  return believed;
}
