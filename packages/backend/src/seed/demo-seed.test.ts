import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenBackend } from "../backend.types.ts";
import { openTestBackend } from "../database/test-backend.ts";
import { demoSignIns, readDemoTokens, seedDemo } from "./demo-seed.ts";

const now = new Date();
let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await seedDemo(backend, now);
});
afterAll(() => backend.close());

const count = async (from: string): Promise<number> => {
  const [row] = await backend.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
  );
  return row?.count ?? 0;
};
const ofHartwell = "event_id = (select id from public.events where name like 'Hartwell%')";

it.each([
  ["public.events", 10],
  ["public.event_series", 1],
  ["public.profiles", 16],
  ["public.subscriptions where is_trial and trial_end_at > now()", 1],
  [`public.event_guests where ${ofHartwell}`, 214],
  [`(select distinct household_id from public.event_guests where ${ofHartwell}) h`, 131],
  [`public.rsvps where answer = 'yes' and ${ofHartwell}`, 138],
  [`public.rsvps where answer = 'maybe' and ${ofHartwell}`, 9],
  [`public.rsvps where answer = 'no' and ${ofHartwell}`, 25],
  [`public.orders where ${ofHartwell}`, 118],
  [`public.tickets where status = 'valid' and ${ofHartwell}`, 235],
  ["public.refunds", 12],
  ["public.rsvps", 138 + 9 + 25 + 61],
  ["public.rsvps where answered_at > now()", 0],
  ["public.administrators", 1],
  ["public.events e where name like 'Hartwell%' and capacity > private.people_coming(id)", 1],
])("holds %s: %i", async (from, expected) => {
  expect(await count(from)).toBe(expected);
});

it("counts what was sold", async () => {
  const mismatched = await backend.query(`
    select t.name from public.ticket_types t
    where t.sold_count <> (select count(*) from public.tickets k
      where k.ticket_type_id = t.id and k.status = 'valid')`);
  expect(mismatched).toEqual([]);
  const [money] = await backend.query<{ collected: number }>(
    "select sum(total_minor - refunded_minor)::int as collected from public.orders",
  );
  expect(money?.collected).toBe(1_045_500);
});

it("is made once", async () => {
  await seedDemo(backend, now);
  expect(await count("public.events")).toBe(10);
});

it("lets the planner in and shows the links", async () => {
  const response = await backend.app.fetch(
    new Request("http://127.0.0.1/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { apikey: backend.secrets.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(demoSignIns.planner),
    }),
  );
  expect(response.status).toBe(200);
  const tokens = await readDemoTokens(backend);
  const [shared] = await backend.query<{ shared: { tickets: unknown[] } }>(
    "select public.get_shared_event($1, 'tickets') as shared",
    [tokens?.tickets],
  );
  expect(shared?.shared.tickets).toHaveLength(4);
});
