import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drivers } from "../support/drivers.ts";
import { openShop, type Shop } from "../support/shop.ts";

describe.each(drivers)("jobs on $driver", ({ address }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(address);
  });
  afterAll(() => shop.close());

  const addJob = (kind: string, payload: object = {}) =>
    shop.one<{ id: string }>(
      "insert into public.jobs (kind, payload) values ($1, $2::text::jsonb) returning id",
      [kind, JSON.stringify(payload)],
    );
  const jobOf = (id: string) =>
    shop.one<{ status: string; attempts: number; last_error: string | null; waits: boolean }>(
      `select status, attempts, last_error, run_at > now() + interval '30 seconds' as waits
         from public.jobs where id = $1::uuid`,
      [id],
    );

  it("tries a failing job again with growing pauses and gives up in the end", async () => {
    const { id } = await addJob("something_unknown");
    expect(await shop.functions.runJobs()).toEqual({ done: 0, failed: 1 });
    expect(await jobOf(id)).toMatchObject({ status: "queued", attempts: 1, waits: true });
    expect(shop.logged.at(-1)).toContain(`Job ${id} (something_unknown) failed`);
    expect((await jobOf(id)).last_error).toContain("something_unknown");
    for (let round = 2; round <= 8; round += 1) {
      await shop.backend.query("update public.jobs set run_at = now() where id = $1::uuid", [id]);
      await shop.functions.runJobs();
    }
    expect(await jobOf(id)).toMatchObject({ status: "failed", attempts: 8 });
    await shop.backend.query("update public.jobs set run_at = now() where id = $1::uuid", [id]);
    expect(await shop.functions.runJobs()).toEqual({ done: 0, failed: 0 });
  });

  it("one bad job holds up no other", async () => {
    await addJob("something_unknown");
    const { id } = await addJob("order_confirmation", { orderId: crypto.randomUUID() });
    await shop.functions.runJobs();
    expect((await jobOf(id)).status).toBe("done");
  });

  it("takes each job once, also when two runners come together", async () => {
    const before = (await shop.outbox.list()).length;
    for (let guest = 0; guest < 3; guest += 1) {
      await shop.call("POST", `rsvp/${shop.shareToken}`, {
        answer: "maybe",
        partySize: 1,
        note: null,
        name: "Ida Rävdal",
        email: `ida-${crypto.randomUUID()}@post.example`,
        idempotencyKey: crypto.randomUUID(),
      });
    }
    const rounds = await Promise.all([shop.functions.runJobs(), shop.functions.runJobs()]);
    expect(rounds.reduce((sum, { done }) => sum + done, 0)).toBe(3);
    expect((await shop.outbox.list()).length).toBe(before + 3);
  });

  it("takes up the job of a runner that died", async () => {
    const { id } = await addJob("order_confirmation", { orderId: crypto.randomUUID() });
    await shop.backend.query(
      "update public.jobs set status = 'running', locked_until = now() + interval '1 minute' where id = $1::uuid",
      [id],
    );
    await shop.functions.runJobs();
    expect((await jobOf(id)).status).toBe("running");
    await shop.backend.query(
      "update public.jobs set locked_until = now() - interval '1 second' where id = $1::uuid",
      [id],
    );
    await shop.functions.runJobs();
    expect((await jobOf(id)).status).toBe("done");
  });

  it("puts the tickets of holds that ran out back on sale", async () => {
    const order: OrderView = await (
      await shop.call("POST", `hold/${shop.shareToken}`, {
        items: [{ ticketTypeId: shop.ticketTypeId, quantity: 10 }],
        idempotencyKey: crypto.randomUUID(),
      })
    ).json();
    const reserved = () =>
      shop.one<{ reserved_count: number }>(
        "select reserved_count from public.ticket_types where id = $1::uuid",
        [shop.ticketTypeId],
      );
    expect((await reserved()).reserved_count).toBe(10);
    await shop.backend.query(
      "update public.orders set hold_expires_at = now() - interval '1 second' where code = $1",
      [order.code],
    );
    await shop.functions.runJobs(true);
    expect((await reserved()).reserved_count).toBe(0);
    const after: OrderView = await (await shop.call("GET", `order/${order.orderToken}`)).json();
    expect(after.status).toBe("expired");
  });
});
