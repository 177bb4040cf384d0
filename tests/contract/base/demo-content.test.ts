import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { repositoryDir } from "@jubilee/backend/database/places";
import { readDemoTokens, seedDemo } from "@jubilee/backend/seed/demo-seed";
import { demoSignIns } from "@jubilee/backend/seed/demo-sign-ins";
import { afterAll, beforeAll, expect, it } from "vitest";
import { layDemo } from "../../support/demo-folder.ts";
import { fillDemo } from "../support/product-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "jubilee-demo-content-"));
let backend: OpenBackend;
beforeAll(async () => {
  await layDemo(dataDir, fillDemo);
  backend = await openBackend(
    {
      dataDir,
      databaseUrl: null,
      siteUrl: "http://127.0.0.1:4400",
      redirectAllowList: [],
      mode: "test",
    },
    { testsItself: false },
  );
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const count = async (from: string): Promise<number> => {
  const [row] = await backend.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
  );
  return row?.count ?? 0;
};
const ofHartwell = "event_id = (select id from public.events where name like 'Hartwell%')";

it.each([
  ["public.events", 11],
  ["public.event_series", 1],
  ["public.profiles", 16],
  ["public.subscriptions where is_trial and trial_end_at > now()", 1],
  [`public.event_guests where ${ofHartwell}`, 214],
  [`(select distinct household_id from public.event_guests where ${ofHartwell}) h`, 131],
  [`public.rsvps where answer = 'yes' and ${ofHartwell}`, 138],
  [`public.rsvps where answer = 'maybe' and ${ofHartwell}`, 9],
  [`public.rsvps where answer = 'no' and ${ofHartwell}`, 25],
  [
    `(select distinct created_at from public.invitation_mails where kind = 'reminder' and ${ofHartwell}) m`,
    1,
  ],
  [`public.orders where ${ofHartwell}`, 118],
  [`public.tickets where status = 'valid' and ${ofHartwell}`, 235],
  ["public.refunds", 12],
  ["public.rsvps", 138 + 9 + 25 + 61 + 42],
  ["public.rsvps where answered_at > now()", 0],
  ["public.administrators", 1],
  ["public.events e where name like 'Hartwell%' and capacity > private.people_coming(id)", 1],
])("holds %s: %i", async (from, expected) => {
  expect(await count(from)).toBe(expected);
});

it("has a yesterday: an event that is over, with its page, its answers, who came, and photos", async () => {
  const over = "(select id from public.events where status = 'published' and end_date < now())";
  const ofIt = (table: string) => count(`public.${table} where event_id in ${over}`);
  expect(await count(`${over} e`)).toBe(1);
  expect(await ofIt("share_links")).toBe(1);
  expect(await count(`public.rsvps where answer = 'yes' and event_id in ${over}`)).toBe(33);
  expect(await ofIt("check_ins")).toBe(29);
  expect(await ofIt("photos")).toBe(3);
  expect(
    await count(`public.rsvps r join public.events e on e.id = r.event_id
      where r.answered_at > e.start_date`),
  ).toBe(0);
});

it("tells planners of orders and refunds at the moments that payments show", async () => {
  const unlike = await backend.query(`
    select n.detail from public.notices n left join public.orders o on o.code = n.detail ->> 'code'
      left join public.payments p on p.order_id = o.id left join public.refunds r on r.order_id = o.id
    where n.topic in ('order', 'refund') and (o.id is null or n.detail ->> 'name' <> o.buyer_name
      or (n.detail ->> 'totalMinor')::bigint <> o.total_minor
      or n.created_at <> case n.topic when 'order' then p.created_at else r.updated_at end)`);
  expect(unlike).toEqual([]);
  expect(await count("public.notices where topic in ('order', 'refund')")).toBe(9);
  expect(await count("public.notices where read_at is null")).toBe(4);
});

it("tells what is lost instead of seeding around it", async () => {
  await expect(
    backend.query(
      readFileSync(`${repositoryDir}packages/backend/src/seed/door/check-ins.sql`, "utf8").replace(
        ":event",
        "00000000-0000-4000-8000-000000000000",
      ),
    ),
  ).rejects.toThrow(/The demo has lost the regatta/);
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
  await seedDemo(backend, new Date());
  expect(await count("public.events")).toBe(11);
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
