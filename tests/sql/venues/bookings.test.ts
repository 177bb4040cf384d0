import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { describe, expect, inject, it } from "vitest";

const postgresUrl = inject("postgresUrl");

const askers = 24;

/** A venue with one space, written past the calls: who asks does not matter to the race. */
async function makeSpace(backend: OpenBackend): Promise<string> {
  await backend.query(`
    insert into auth.users (id, aud, role, email, email_confirmed_at)
    values (gen_random_uuid(), 'authenticated', 'authenticated', 'race@venues.example', now())`);
  const [made] = await backend.query<{ id: string }>(`
    with venue as (
      insert into public.venues (account_id, name, time_zone)
      select a.id, 'Race', 'UTC' from public.accounts a order by a.created_at desc limit 1
      returning id, account_id)
    insert into public.venue_spaces (account_id, venue_id, name)
    select account_id, id, 'Hall' from venue returning id`);
  return made?.id ?? "";
}

const span = "tstzrange(now() + interval '9 days', now() + interval '9 days 4 hours')";

/** Looks first and writes then, as a careful program does. */
async function bookNaively(backend: OpenBackend, spaceId: string): Promise<void> {
  const [seen] = await backend.query<{ taken: number }>(
    `select count(*)::int as taken from public.venue_bookings b
     where b.space_id = $1 and b.during && ${span}`,
    [spaceId],
  );
  if (seen?.taken !== 0) return;
  await backend.query(
    `insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title)
     select s.account_id, s.venue_id, s.id, ${span}, 'confirmed', 'Race'
     from public.venue_spaces s where s.id = $1`,
    [spaceId],
  );
}

async function race(backend: OpenBackend, spaceId: string) {
  const results = await Promise.allSettled(
    Array.from({ length: askers }, () => bookNaively(backend, spaceId)),
  );
  const [count] = await backend.query<{ n: number }>(
    "select count(*)::int as n from public.venue_bookings where space_id = $1 and status = 'confirmed'",
    [spaceId],
  );
  return { booked: count?.n ?? 0, refused: results.filter((r) => r.status === "rejected").length };
}

describe.runIf(postgresUrl !== null)("many want one space at once, on PostgreSQL", () => {
  it("is booked several times without the constraint, so the race is real", async () => {
    const backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
    try {
      const spaceId = await makeSpace(backend);
      await backend.query("alter table public.venue_bookings drop constraint venue_bookings_apart");
      expect((await race(backend, spaceId)).booked).toBeGreaterThan(1);
    } finally {
      await backend.close();
    }
  });

  it("is booked once", async () => {
    const backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
    try {
      const result = await race(backend, await makeSpace(backend));
      expect(result.booked).toBe(1);
      expect(result.refused).toBeGreaterThan(0);
    } finally {
      await backend.close();
    }
  });
});
