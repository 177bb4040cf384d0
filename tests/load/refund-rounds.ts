import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { openTestLedger } from "@jubilee/backend/payments/test-ledger";
import { startLoadProcess } from "./load-process.ts";
import { layStock } from "./stock.ts";

/** What a cancelled event's orders are like after all of them were paid back over several deaths. */
export interface PaidBack {
  orders: number;
  /** How often the server was killed in the middle. */
  kills: number;
  /** How many mails there were at each kill. */
  mailsAtKills: number[];
  /** Orders whose money is back, by our books. */
  refunded: number;
  /** Orders with more than one refund. */
  twice: number;
  /** Refunds in the provider's books, and checkouts of which more or less than everything went back. */
  providerRefunds: number;
  providerDiffers: number;
  /** What our ledger still holds of the event's money: in cash, and for buyers. */
  leftMinor: number;
  /** Mails about a refund, and how many buyers got other than one. */
  mails: number;
  mailsNotOne: number;
  seconds: number;
}

const priceMinor = 4_800;
const longestMs = 300_000;

/** Cancels an event of `orders` paid orders, presses once, and kills the server `kills` times meanwhile. */
export async function payBackOverKills(orders: number, kills: number): Promise<PaidBack> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-refunds-"));
  const outbox = join(dataDir, "outbox");
  try {
    const eventId = await withDatabase(dataDir, (backend) => layPaidOrders(backend, orders));
    const startedAt = performance.now();
    const mailsAtKills: number[] = [];
    for (let death = 1; death <= kills; death += 1) {
      const server = await startLoadProcess(dataDir, null, { jobsEveryMs: 50, isShort: true });
      mailsAtKills.push(await untilMails(outbox, Math.floor((orders * death) / (kills + 1))));
      await server.kill();
      // What a dead runner had in hand comes back after two minutes; here at once.
      await withDatabase(dataDir, (backend) =>
        backend.query("update public.jobs set locked_until = null where status = 'running'"),
      );
    }
    const server = await startLoadProcess(dataDir, null, { jobsEveryMs: 50, isShort: true });
    await untilMails(outbox, orders);
    await server.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    const books = await withDatabase(dataDir, (backend) => readBooks(backend, eventId));
    return { orders, kills, mailsAtKills, ...books, ...countMails(outbox), seconds };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withDatabase<Value>(
  dataDir: string,
  work: (backend: OpenBackend) => Promise<Value>,
): Promise<Value> {
  const backend = await openBackend(
    {
      dataDir,
      databaseUrl: null,
      siteUrl: "http://127.0.0.1:4400",
      redirectAllowList: [],
      mode: "test",
    },
    { testsItself: false },
  );
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

/** Orders paid with the test provider, in both books; then the event is called off and the button pressed. */
async function layPaidOrders(backend: OpenBackend, orders: number): Promise<string> {
  const { eventId, ticketTypeId, shareToken, plannerId } = await layStock(backend, orders);
  await openTestLedger(backend);
  await backend.query(
    "update public.ticket_types set price_minor = $2::text::bigint where id = $1::uuid",
    [ticketTypeId, String(priceMinor)],
  );
  for (let place = 0; place < orders; place += 1) {
    const [held] = await backend.query<{ token: string }>(
      "select public.create_hold($1, $2::text::jsonb) ->> 'orderToken' as token",
      [
        shareToken,
        JSON.stringify({
          idempotencyKey: randomUUID(),
          items: [{ ticketTypeId, quantity: 1 }],
        }),
      ],
    );
    const checkout = `cs_test_${place}`;
    await backend.query(
      `with placed as materialized (select public.place_order($1, $2::text::jsonb) as o),
       asked as materialized (
         select public.begin_payment($1, 'test', $3, $4::text::bigint, 'eur') as o from placed),
       booked as (
         insert into test_payments.checkouts (id, idempotency_key, request, status)
         select $3, $3, jsonb_build_object('amountMinor', $4::text::bigint, 'currency', 'EUR',
           'subject', jsonb_build_object('kind', 'order', 'orderCode', o ->> 'code')), 'paid' from asked)
       select public.apply_payment_event('test', 'evt_' || $3, 'payment.succeeded', jsonb_build_object(
         'providerRef', $3, 'chargeRef', 'pi' || substr($3, 3), 'amountMinor', $4::text::bigint, 'currency', 'eur',
         'testMode', true)) from asked`,
      [
        held?.token,
        JSON.stringify({
          buyer: { name: `Buyer ${place}`, email: `buyer-${place}@load.example` },
          holders: [],
        }),
        checkout,
        String(priceMinor),
      ],
    );
  }
  await backend.query("update public.events set status = 'cancelled' where id = $1::uuid", [
    eventId,
  ]);
  // Only what paying back sends is to be counted.
  await backend.query("delete from public.jobs");
  await backend.query(
    `with who as (select set_config('request.jwt.claims', $1, true))
     select public.start_refund_run($2::uuid, null, 'It is called off', gen_random_uuid()) from who`,
    [JSON.stringify({ sub: plannerId, role: "authenticated" }), eventId],
  );
  return eventId;
}

const mailFiles = (outbox: string): string[] => {
  try {
    return readdirSync(outbox).filter((name) => name.endsWith(".json"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
};

async function untilMails(outbox: string, wanted: number): Promise<number> {
  const endsAt = performance.now() + longestMs;
  for (;;) {
    const there = mailFiles(outbox).length;
    if (there >= wanted) return there;
    if (performance.now() > endsAt) throw new Error(`${there} of ${wanted} mails came`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function countMails(outbox: string): Pick<PaidBack, "mails" | "mailsNotOne"> {
  const perBuyer = new Map<string, number>();
  for (const name of mailFiles(outbox)) {
    const { to, subject }: { to: string; subject: string } = JSON.parse(
      readFileSync(join(outbox, name), "utf8"),
    );
    if (subject.includes("refunded")) perBuyer.set(to, (perBuyer.get(to) ?? 0) + 1);
  }
  const counts = [...perBuyer.values()];
  return {
    mails: counts.reduce((sum, count) => sum + count, 0),
    mailsNotOne: counts.filter((count) => count !== 1).length,
  };
}

async function readBooks(backend: OpenBackend, eventId: string) {
  const [books] = await backend.query<
    Pick<PaidBack, "refunded" | "twice" | "providerRefunds" | "providerDiffers" | "leftMinor">
  >(
    `select
       (select count(*)::int from public.orders o
         where o.event_id = $1::uuid and o.status = 'refunded' and o.refunded_minor = o.total_minor) as refunded,
       (select count(*)::int from (select r.order_id from public.refunds r
         where r.event_id = $1::uuid group by 1 having count(*) > 1) d) as twice,
       (select count(*)::int from test_payments.refunds) as "providerRefunds",
       (select count(*)::int from test_payments.checkouts c
         where c.refunded_minor <> (c.request ->> 'amountMinor')::bigint) as "providerDiffers",
       (select coalesce(sum(abs(l.sum)), 0)::int from (select sum(e.amount_minor) as sum
         from public.ledger_entries e where e.event_id = $1::uuid and e.ledger_account in ('cash', 'held')
         group by e.ledger_account) l) as "leftMinor"`,
    [eventId],
  );
  if (!books) throw new Error("The books gave no row");
  return books;
}
