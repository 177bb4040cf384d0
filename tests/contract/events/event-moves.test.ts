import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";
import { nextYear } from "../../support/next-year.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Answer {
  dates: { things: { label: string; moves: boolean; after: { at: string } }[] }[];
  basis: string;
}

async function asPlanner<Value>(call: string): Promise<Value> {
  const { answer } = await shop.one<{ answer: Value }>(
    `with who as (select set_config('request.jwt.claims', $1, true))
     select ${call} as answer from who`,
    [JSON.stringify({ sub: shop.plannerId, role: "authenticated" })],
  );
  return answer;
}

/** A wedding in June, with forty tasks before it. */
async function wedding(): Promise<string> {
  const { id } = await shop.one<{ id: string }>(
    `insert into public.events (user_id, name, start_local, end_local, time_zone, rsvp_deadline)
     values ($1::uuid, 'Wedding', '${nextYear}-06-05 15:00', '${nextYear}-06-06 01:00', 'Europe/Berlin',
       '${nextYear}-05-01 23:59 Europe/Berlin') returning id`,
    [shop.plannerId],
  );
  const tasks = Array.from({ length: 40 }, (_, at) => ({
    title: `Task ${at + 1}`,
    due: { kind: "relative", from: "start", days: -3 * (at + 1) },
  }));
  await asPlanner(`public.add_tasks('${id}', '${JSON.stringify(tasks)}'::jsonb)`);
  await shop.backend.query(
    `insert into public.activities (event_id, title, status, start_local, end_local)
     values ($1::uuid, 'Vows', 'published', '${nextYear}-06-05 15:30', '${nextYear}-06-05 16:30')`,
    [id],
  );
  return id;
}

const patch = {
  start_local: `${nextYear}-08-07T15:00`,
  end_local: `${nextYear}-08-08T01:00`,
};
const asked = (more: object = {}) =>
  JSON.stringify({ patch, along: ["activities", "deadline", "mails"], ...more });

it("moves a wedding from June to August in one go, as its preview said, and brings it back", async () => {
  const id = await wedding();
  const stands = () =>
    shop.one(
      `select e.start_local, e.rsvp_deadline, (select jsonb_agg(t.due_local order by t.title) from public.tasks t where t.event_id = e.id) as due,
        (select jsonb_agg(a.start_at) from public.activities a where a.event_id = e.id) as starts from public.events e where e.id = $1::uuid`,
      [id],
    );
  const before = await stands();
  const seen = await asPlanner<Answer>(`public.preview_event_change('${id}', '${asked()}')`);
  expect(await stands()).toEqual(before);
  const made = await asPlanner<Answer>(
    `public.change_event('${id}', '${asked({ basis: seen.basis })}')`,
  );
  expect(made).toEqual(seen);
  expect(made.dates[0]?.things).toHaveLength(42);
  expect(made.dates[0]?.things.every(({ moves }) => moves)).toBe(true);
  expect(made.dates[0]?.things.find(({ label }) => label === "Vows")?.after.at).toBe(
    `${nextYear}-08-07T15:30`,
  );
  const { move } = await asPlanner<{ move: { id: string; things: number } }>(
    `public.get_event_overview('${id}')`,
  );
  expect(await asPlanner(`public.undo_event_move('${move.id}')`)).toEqual({ left: [], told: 0 });
  expect(await stands()).toEqual(before);
});

it("lets one of two planners move what both looked at, and the other look again", async () => {
  const id = await wedding();
  const seen = await asPlanner<Answer>(`public.preview_event_change('${id}', '${asked()}')`);
  const both = ["2", "3"].map((week) =>
    asPlanner(
      `public.change_event('${id}', '${JSON.stringify({
        patch: {
          start_local: `${nextYear}-08-${week}1T15:00`,
          end_local: `${nextYear}-08-${week}1T22:00`,
        },
        basis: seen.basis,
      })}')`,
    ),
  );
  const ended = await Promise.allSettled(both);
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

  // Without what was looked at the later one writes over the earlier, which must be seen here.
  const blind = ["2", "3"].map((week) =>
    asPlanner(
      `public.change_event('${id}', '${JSON.stringify({
        patch: {
          start_local: `${nextYear}-09-${week === "2" ? "20" : "21"}T15:00`,
          end_local: `${nextYear}-09-${week === "2" ? "20" : "21"}T22:00`,
        },
      })}')`,
    ),
  );
  expect(
    (await Promise.allSettled(blind)).filter(({ status }) => status === "fulfilled"),
  ).toHaveLength(2);
});
