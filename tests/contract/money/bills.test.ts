import { signedHeader } from "@jubilee/functions/_shared/payments/webhook-signature";
import type { Bill } from "@jubilee/core/money/bills.types";
import type { CheckoutResult, OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

describe("invoices, and money that fits none", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  async function place(quantity: number): Promise<OrderView> {
    const response = await shop.call("POST", `hold/${shop.shareToken}`, {
      items: [{ ticketTypeId: shop.ticketTypeId, quantity }],
      idempotencyKey: crypto.randomUUID(),
    });
    return response.json();
  }

  /** Goes to the payment page and has the provider tell that so much came; the checkout's id. */
  async function pay(order: OrderView, amountMinor: number): Promise<string> {
    const response = await shop.call("POST", `order/${order.orderToken}/checkout`, {
      buyer: { name: "Søren Ætterhøi", email: "soren@post.example" },
      holders: [],
      returnUrl: "http://127.0.0.1:4400/",
      idempotencyKey: crypto.randomUUID(),
    });
    const { redirectUrl }: CheckoutResult = await response.json();
    const id = new URL(redirectUrl ?? "http://none").pathname.split("/").at(-1) ?? "";
    const body = JSON.stringify({
      id: `evt_${id}`,
      object: "event",
      type: "checkout.session.completed",
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: {
        object: {
          id,
          object: "checkout.session",
          payment_status: "paid",
          payment_intent: id.replace("cs_", "pi_"),
          amount_total: amountMinor,
          currency: "usd",
          metadata: {},
        },
      },
    });
    const at = Math.floor(Date.now() / 1000);
    const signature = await signedHeader(body, shop.backend.secrets.webhookSecret, at);
    const headers = { "stripe-signature": signature };
    const told = await shop.call("POST", "/functions/v1/payments-webhook", body, headers);
    expect(told.status).toBe(200);
    await shop.backend.query("update test_payments.checkouts set status = 'paid' where id = $1", [
      id,
    ]);
    return id;
  }

  const view = async (order: OrderView): Promise<OrderView> =>
    (await shop.call("GET", `order/${order.orderToken}`)).json();

  it("bills what was bought: with the mail, by the order's link, and for the planner", async () => {
    const bought = await place(2);
    await pay(bought, bought.totalMinor);
    await shop.functions.runJobs();
    const [mail] = await shop.outbox.list();
    const [bill] = (await view(bought)).terms?.bills ?? [];
    expect(bill).toMatchObject({ kind: "invoice", totalMinor: 9600 });
    expect(mail?.attachments?.map(({ filename }) => filename)).toContain(`${bill?.label}.pdf`);

    const path = `order/${bought.orderToken}/bill`;
    const sheet: Bill = await (await shop.call("GET", `${path}?number=${bill?.number}`)).json();
    expect(sheet).toMatchObject({ buyerName: "Søren Ætterhøi", totalMinor: 9600, testMode: true });
    expect(sheet).toMatchObject({
      eventTypeId: bought.event.eventTypeId,
      coverSeed: bought.event.coverSeed,
    });
    const file = await shop.call("GET", `${path}.pdf?number=${bill?.number}`);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect((await file.text()).startsWith("%PDF-")).toBe(true);
    expect((await shop.call("GET", `${path}?number=99999`)).status).toBe(404);
    expect((await shop.call("GET", `${path}?number=1%20or%201`)).status).toBe(404);

    const asPlanner = { billId: sheet.id };
    const theirs = await shop.callAs(shop.plannerId, "/functions/v1/bill-file", asPlanner);
    expect(theirs.headers.get("content-disposition")).toContain(`${bill?.label}.pdf`);
    const stranger = await shop.addPerson();
    expect((await shop.callAs(stranger, "/functions/v1/bill-file", asPlanner)).status).toBe(404);
    expect((await shop.call("POST", "/functions/v1/bill-file", asPlanner)).status).toBe(401);

    const back = await shop.callAs(shop.plannerId, "/functions/v1/order-refund", {
      orderId: sheet.orderId,
      amountMinor: 4800,
      reason: "One cannot come",
    });
    expect(back.status).toBe(200);
    await shop.functions.runJobs();
    const [told] = await shop.outbox.list();
    const [, credit] = (await view(bought)).terms?.bills ?? [];
    expect(credit).toMatchObject({ kind: "credit_note", totalMinor: -4800 });
    expect(told?.attachments?.map(({ filename }) => filename)).toEqual([`${credit?.label}.pdf`]);
  });

  it("keeps what came in another amount apart, and gives it back whole", async () => {
    const held = await place(1);
    const id = await pay(held, 4700);
    expect((await view(held)).status).toBe("awaiting_payment");
    const paid = await shop.one<{ id: string; status: string; came: string }>(
      "select id, status, received_minor::text as came from public.payments where provider_ref = $1",
      [id],
    );
    expect(paid).toMatchObject({ status: "mismatch", came: "4700" });
    const refund = await shop.callAs(shop.plannerId, "/functions/v1/order-refund", {
      paymentId: paid.id,
    });
    expect(await refund.json()).toMatchObject({ amountMinor: 4700, currency: "USD" });
    const done = await shop.one<{ status: string }>(
      "select status from public.refunds where payment_id = $1::uuid",
      [paid.id],
    );
    expect(done.status).toBe("done");
  });

  it("lets the test provider's bank dispute a payment, and decide", async () => {
    const bought = await place(1);
    const id = await pay(bought, bought.totalMinor);
    const press = (action: string) =>
      shop.call("POST", `/pay/test/${id}`, `action=${action}`, {
        "content-type": "application/x-www-form-urlencoded",
      });
    const seen = () =>
      shop.one<{ payment: string; order: string; flag: string | null; gone: number }>(
        `select p.status as payment, o.status as order, o.needs_attention as flag,
           coalesce((select sum(r.amount_minor) from public.refunds r where r.payment_id = p.id), 0)::int as gone
         from public.payments p join public.orders o on o.id = p.order_id where p.provider_ref = $1`,
        [id],
      );
    const page = async (language = "en") =>
      (
        await shop.call("GET", `/pay/test/${id}`, undefined, { "accept-language": language })
      ).text();
    expect(await page()).toContain("Dispute this payment");
    const inGerman = await page("de");
    expect(inGerman).toContain("Diese Zahlung anfechten");
    expect(inGerman).not.toMatch(/buyer|dispute this|their bank/i);
    await press("dispute-lost");
    expect(await seen()).toMatchObject({ payment: "succeeded", flag: null });
    await press("dispute");
    await press("dispute");
    expect(await seen()).toMatchObject({ payment: "disputed", order: "completed", gone: 0 });
    expect(await page()).toContain("Who gets it?");
    await press("dispute-lost");
    await press("dispute-won");
    const lost = await seen();
    expect(lost).toMatchObject({ payment: "succeeded", order: "refunded", gone: 4800 });
    expect(lost.flag).toContain("The dispute was lost");
    expect(await page()).toContain("decided for the buyer");
  });

  it("pays out week by week, once, line by line what the ledger says", async () => {
    await shop.backend.query(
      "update test_payments.checkouts set created_at = now() - interval '20 days'",
    );
    await shop.backend.query(
      "update test_payments.refunds set created_at = now() - interval '19 days'",
    );
    const seen = () =>
      shop.one<Record<string, number>>(
        `select count(*)::int as lines, count(distinct k.id)::int as payouts,
           count(*) filter (where k.status <> 'paid')::int as unpaid,
           count(*) filter (where l.amount_minor <> (select sum(e.amount_minor) from public.ledger_entries e
             where e.ledger_account = 'cash' and (e.payment_id = l.payment_id or e.refund_id = l.refund_id)))::int as off
         from public.payout_lines l join public.payouts k on k.id = l.payout_id
         left join public.payments p on p.id = l.payment_id where p.status is distinct from 'mismatch'`,
      );
    await shop.functions.runJobs(true);
    const first = await seen();
    expect(first).toEqual({ lines: 5, payouts: 1, unpaid: 0, off: 0 });
    await shop.functions.runJobs(true);
    expect(await seen()).toEqual(first);
  });
});
