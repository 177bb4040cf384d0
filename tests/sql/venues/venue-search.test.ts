import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { expect, inject, it } from "vitest";
import { costMs } from "../../support/cost.ts";

const postgresUrl = inject("postgresUrl");

const limitMs = 500;
const person = "00000000-0000-4000-8000-00000000cafe";

const world = `
  insert into auth.users (id, aud, role, email, email_confirmed_at)
  values ('${person}', 'authenticated', 'authenticated', 'many@venues.example', now());
  insert into public.venues (account_id, name, city, time_zone, latitude, longitude, amenities, largest_capacity)
  select private.account_of_user('${person}'), 'Hall ' || n, 'Town ' || n % 200, 'Europe/Berlin',
    47 + (n % 700) / 100.0, 6 + (n % 900) / 100.0, array['wifi'], 50 + n % 400
  from generate_series(1, 5000) n;
  insert into public.venue_spaces (account_id, venue_id, name, capacity_by_layout)
  select v.account_id, v.id, 'Room', jsonb_build_object('banquet', v.largest_capacity) from public.venues v;
  insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title)
  select s.account_id, s.venue_id, s.id, tstzrange(day, day + interval '6 hours'), 'confirmed', 'Busy'
  from public.venue_spaces s, lateral (select timestamptz '2027-06-01 12:00Z' + d * interval '1 day' as day
    from generate_series(0, 3) d) days;
  analyze public.venues; analyze public.venue_spaces; analyze public.venue_bookings;`;

const searches = [
  `{"text": "town 17"}`,
  `{"capacity": 300, "layout": "banquet", "sort": "capacity"}`,
  `{"capacity": 100, "freeFrom": "2027-06-02T12:00", "freeTo": "2027-06-02T18:00"}`,
  `{"near": {"latitude": 50, "longitude": 10}, "withinKm": 60, "sort": "distance"}`,
  `{"show": "requests", "sort": "newest"}`,
  `{"sort": "capacity", "size": 200, "after": {"rank": -51, "name": "hall 1", "id": "${person}"}}`,
];

/** Turns page after page to the end, as one who looks at all of them does. */
const turned = `with recursive turn as (
    select public.search_venues('{"size": 200, "sort": "capacity"}') as page
    union all
    select public.search_venues(jsonb_build_object('size', 200, 'sort', 'capacity', 'after', page -> 'next'))
    from turn where page -> 'next' <> 'null')
  select count(distinct r ->> 'id')::int as venues, count(*)::int as lines
  from (select set_config('request.jwt.claims', '{"sub": "${person}", "role": "authenticated"}', false)) me, turn, jsonb_array_elements(page -> 'rows') r`;

/** The search as its caller, in milliseconds inside the database. */
const timed = `with person as materialized (
    select set_config('request.jwt.claims', '{"sub": "${person}", "role": "authenticated"}', false)),
  begun as materialized (select clock_timestamp() as at from person),
  found as materialized (select public.search_venues($1::jsonb) as page from begun)
  select extract(epoch from clock_timestamp() - b.at) * 1000 as took, (f.page ->> 'total')::int as total
  from begun b, found f`;

/** A busy machine makes one of three runs slow, a missing index all; a free one needs one. */
it.each([
  { name: "PGlite", address: null },
  ...(postgresUrl ? [{ name: "PostgreSQL", address: postgresUrl }] : []),
])("a search among 5,000 venues stays below half a second on $name", async ({ address }) => {
  const backend = await openTestBackend({ postgres: address });
  try {
    for (const statement of world.split(";").filter((part) => part.trim() !== "")) {
      await backend.query(statement);
    }
    for (const search of searches) {
      const took: number[] = [];
      for (let run = 0; run < 3 && !took.some((one) => one < limitMs); run += 1) {
        const cost = costMs(address === null, async () => {
          const [found] = await backend.query<{ took: number }>(timed, [search]);
          return { tookMs: Number(found?.took) };
        });
        took.push(await cost);
      }
      expect(Math.min(...took), search).toBeLessThan(limitMs);
    }
    await backend.query("select set_config('request.jwt.claims', $1, false)", [
      JSON.stringify({ sub: person, role: "authenticated" }),
    ]);
    expect(await backend.query(turned)).toEqual([{ venues: 5000, lines: 5000 }]);
  } finally {
    await backend.close();
  }
});
