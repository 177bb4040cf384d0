import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { expect, inject, it } from "vitest";
import { costMs } from "../../support/cost.ts";

const postgresUrl = inject("postgresUrl");

const limitMs = 300;
const person = "00000000-0000-4000-8000-00000000face";
const event = "00000000-0000-4000-8000-0000000000e1";

const world = `
  insert into auth.users (id, aud, role, email, email_confirmed_at)
  values ('${person}', 'authenticated', 'authenticated', 'many@members.example', now());
  insert into public.events (id, user_id, name, status, start_local, end_local, time_zone)
  values ('${event}', '${person}', 'Big reunion', 'published', '2027-06-01 18:00', '2027-06-01 23:00', 'Europe/Berlin');
  insert into public.guests (id, account_id, full_name, former_name, email, custom)
  select md5('member ' || n)::uuid, private.account_of_user('${person}'), 'Ann' || n || ' Featherstone', 'Former' || n,
    'ann' || n || '@members.example', jsonb_build_object('city', 'Town' || n % 200)
  from generate_series(1, 10000) n;
  insert into public.event_guests (event_id, guest_id, group_label)
  select '${event}', g.id, '19' || 10 + length(g.full_name) from public.guests g;
  analyze public.guests; analyze public.event_guests; analyze private.member_words;`;

const calls: [call: string, count: string, expected: number][] = [
  [`public.list_members('{"eventId": "${event}", "text": "featherstone town17"}')`, "total", 550],
  [`public.list_members('{"eventId": "${event}", "text": "former9999"}')`, "total", 1],
  [`public.list_members('{"eventId": "${event}", "from": 9900, "size": 60}')`, "total", 10_000],
  [`public.search_own('{"text": "ann9999"}')`, "groups,1,total", 1],
  [`public.search_own('{"text": "an"}')`, "groups,1,total", 10_000],
  [`public.search_own('{"text": "featherstone", "kinds": ["guests"]}')`, "groups,0,total", 10_000],
];

it.each([
  { name: "PGlite", address: null },
  ...(postgresUrl ? [{ name: "PostgreSQL", address: postgresUrl }] : []),
])("a search among 10,000 members stays below 300 ms on $name", async ({ address }) => {
  const backend = await openTestBackend({ postgres: address });
  try {
    for (const statement of world.split(";").filter((part) => part.trim() !== "")) {
      await backend.query(statement);
    }
    for (const [call, count, expected] of calls) {
      const times: number[] = [];
      // A busy machine gets more tries; a free one needs one.
      for (let tries = 0; tries < 25 && !times.some((took) => took < limitMs); tries++) {
        const cost = costMs(address === null, async () => {
          const [run] = await backend.query<{ took: number; total: number }>(
            `with person as materialized (
            select set_config('request.jwt.claims', '{"sub": "${person}", "role": "authenticated"}', false)),
          begun as materialized (select clock_timestamp() as at from person),
          found as materialized (select ${call} as page from begun)
          select extract(epoch from clock_timestamp() - b.at) * 1000 as took,
            (f.page #>> '{${count}}')::int as total
          from begun b, found f`,
          );
          expect(Number(run?.total), call).toBe(expected);
          return { tookMs: Number(run?.took) };
        });
        times.push(await cost);
      }
      expect(Math.min(...times), call).toBeLessThan(limitMs);
    }
  } finally {
    await backend.close();
  }
});
