import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { describe, expect, inject, it } from "vitest";
import { meetingOf } from "../../load/meeting.ts";
import { openStand } from "../../load/ticket-races.ts";

const postgresUrl = inject("postgresUrl");
const presses = 20;

type Press = (backend: OpenBackend, token: string) => Promise<unknown>;

/** What a hold's end is like after many presses at once, in minutes after it was made. */
async function pressed(backend: OpenBackend, press: Press): Promise<number> {
  const stand = await openStand(backend, null);
  const [held] = await backend.query<{ token: string }>(
    "select public.create_hold($1, $2::text::jsonb) ->> 'orderToken' as token",
    [
      stand.shareToken,
      JSON.stringify({
        idempotencyKey: crypto.randomUUID(),
        items: [{ ticketTypeId: stand.typeIds[0], quantity: 1 }],
      }),
    ],
  );
  const token = held?.token ?? "";
  // Connections are opened when they are first needed; here none of them comes later than the others.
  await Promise.all(Array.from({ length: presses }, () => backend.query("select pg_sleep(0.1)")));
  await Promise.all(Array.from({ length: presses }, () => press(backend, token)));
  const [order] = await backend.query<{ minutes: number }>(
    `select round(extract(epoch from o.hold_expires_at - o.created_at) / 60)::int as minutes
     from public.orders o where o.token_hash = private.hash_token($1)`,
    [token],
  );
  return order?.minutes ?? -1;
}

const extend: Press = (backend, token) => backend.query("select public.extend_hold($1)", [token]);

/** Looks, waits for the others and writes: each of them has found that nobody asked before. */
function extendNaively(): Press {
  const meet = meetingOf(presses);
  return async (backend, token) => {
    const asked = await backend.query<{ id: string }>(
      `select o.id from public.orders o
       where o.token_hash = private.hash_token($1) and o.hold_extended_at is null`,
      [token],
    );
    await meet();
    await Promise.all(
      asked.map(({ id }) =>
        backend.query(
          `update public.orders set hold_expires_at = hold_expires_at + interval '15 minutes',
             hold_extended_at = now() where id = $1`,
          [id],
        ),
      ),
    );
  };
}

async function withBackend<Value>(
  postgres: string | null,
  work: (backend: OpenBackend) => Promise<Value>,
): Promise<Value> {
  const backend = await openTestBackend({ postgres, connections: presses });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

describe.runIf(postgresUrl !== null)("more time for a hold on PostgreSQL", () => {
  it("is given many times in the naive way, so the race is real", () =>
    withBackend(postgresUrl, async (backend) =>
      expect(await pressed(backend, extendNaively())).toBe(15 + 15 * presses),
    ));

  it("is given once", () =>
    withBackend(postgresUrl, async (backend) => expect(await pressed(backend, extend)).toBe(30)));
});

it("is given once on PGlite", () =>
  withBackend(null, async (backend) => expect(await pressed(backend, extend)).toBe(30)));
