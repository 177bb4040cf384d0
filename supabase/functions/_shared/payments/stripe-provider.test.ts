import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import type { CheckoutOrder } from "./payments.types.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const webhookSecret = "whsec_test_secret";
const nowMs = Date.parse("2026-11-21T12:00:00Z");
const now = () => new Date(nowMs);

interface Sent {
  method: string;
  path: string;
  body: URLSearchParams;
  headers: Headers;
}

/** A provider whose calls to Stripe are answered from a table and kept. */
function provider(answers: Record<string, object> = {}, secretKey = "sk_test_123") {
  const sent: Sent[] = [];
  const stripe = createStripeProvider({
    secretKey,
    webhookSecret,
    now,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const body = new URLSearchParams(await request.text());
      sent.push({ method: request.method, path: pathname, body, headers: request.headers });
      const answer = answers[`${request.method} ${pathname}`];
      return answer
        ? Response.json(answer)
        : Response.json({ error: { message: "none" } }, { status: 404 });
    },
  });
  return { stripe, sent };
}

const order: CheckoutOrder = {
  subject: { kind: "order", orderCode: "7HK-204M" },
  lines: [
    { name: "Weekend", quantity: 2, unitMinor: 8900 },
    { name: "Saturday", quantity: 1, unitMinor: 4800 },
  ],
  amountMinor: 22600,
  currency: "EUR",
  title: "Saltmarsh",
  buyerEmail: "soren@post.example",
  successUrl: "https://host.example/?jubilee_order=abc",
  cancelUrl: "https://host.example/?jubilee_order=abc",
  expiresAt: "2026-11-21T12:15:00Z",
  locale: "en",
  idempotencyKey: "order:7HK-204M:1",
};

async function webhook(
  object: Record<string, unknown>,
  change: { type?: string; atMs?: number; secret?: string; livemode?: boolean } = {},
): Promise<Request> {
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: change.type ?? "checkout.session.completed",
    created: Math.floor(nowMs / 1000),
    livemode: change.livemode ?? false,
    data: { object },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: change.secret ?? webhookSecret,
    timestamp: Math.floor((change.atMs ?? nowMs) / 1000),
  });
  return new Request("https://jubilee.example/functions/v1/payments-webhook", {
    method: "POST",
    headers: { "stripe-signature": signature },
    body: payload,
  });
}

const session = {
  id: "cs_test_1",
  object: "checkout.session",
  payment_status: "paid",
  payment_intent: "pi_1",
  amount_total: 22600,
  currency: "eur",
  metadata: { subject: "order", order_code: "7HK-204M" },
};

describe("createCheckout", () => {
  it("asks for exactly the order, once per key", async () => {
    const { stripe, sent } = provider({
      "POST /v1/checkout/sessions": { id: "cs_test_1", url: "https://checkout.stripe.com/c/1" },
    });
    expect(await stripe.createCheckout(order)).toEqual({
      providerRef: "cs_test_1",
      redirectUrl: "https://checkout.stripe.com/c/1",
    });
    const [request] = sent;
    expect(request?.headers.get("idempotency-key")).toBe("order:7HK-204M:1");
    expect(Object.fromEntries(request?.body ?? [])).toMatchObject({
      mode: "payment",
      "line_items[0][quantity]": "2",
      "line_items[0][price_data][unit_amount]": "8900",
      "line_items[0][price_data][currency]": "eur",
      "line_items[1][price_data][product_data][name]": "Saturday",
      customer_email: "soren@post.example",
      success_url: order.successUrl,
      "metadata[order_code]": "7HK-204M",
      "payment_intent_data[metadata][order_code]": "7HK-204M",
      expires_at: String(Math.floor(nowMs / 1000) + 31 * 60),
    });
  });

  it.each([
    ["de", "de"],
    ["pt-BR", "pt-BR"],
    ["pt-PT", "pt"],
    ["en-GB", "en-GB"],
    ["zh-CN", "zh"],
    ["ar", "auto"],
  ])("a buyer who reads %s is asked in %s", async (locale, asked) => {
    const { stripe, sent } = provider({
      "POST /v1/checkout/sessions": { id: "cs_test_1", url: "https://checkout.stripe.com/c/1" },
    });
    await stripe.createCheckout({ ...order, locale });
    expect(sent[0]?.body.get("locale")).toBe(asked);
  });

  it("counts krónur in hundredths, as Stripe wants them, and yen as they are", async () => {
    const { stripe, sent } = provider({
      "POST /v1/checkout/sessions": { id: "cs_test_1", url: "https://checkout.stripe.com/c/1" },
    });
    const lines = [{ name: "Ticket", quantity: 1, unitMinor: 5000 }];
    await stripe.createCheckout({ ...order, lines, currency: "ISK" });
    await stripe.createCheckout({ ...order, lines, currency: "JPY" });
    const amounts = sent.map(({ body }) => body.get("line_items[0][price_data][unit_amount]"));
    expect(amounts).toEqual(["500000", "5000"]);
  });
});

describe("verifyWebhook", () => {
  it("takes a signed payment", async () => {
    expect(await provider().stripe.verifyWebhook(await webhook(session))).toEqual({
      id: "evt_1",
      type: "payment.succeeded",
      providerRef: "cs_test_1",
      chargeRef: "pi_1",
      subject: { kind: "order", orderCode: "7HK-204M" },
      amountMinor: 22600,
      currency: "EUR",
      customerRef: null,
      methodLabel: null,
      refundRef: null,
      refundId: null,
      testMode: true,
      occurredAt: "2026-11-21T12:00:00.000Z",
    });
  });

  it.each([
    ["signed by somebody else", { secret: "whsec_other" }],
    ["older than 300 seconds", { atMs: nowMs - 301_000 }],
    ["of more than 300 seconds to come", { atMs: nowMs + 301_000 }],
    ["of live mode for a test key", { livemode: true }],
  ])("refuses one that is %s", async (_what, change) => {
    const request = await webhook(session, change);
    await expect(provider().stripe.verifyWebhook(request)).rejects.toMatchObject({ status: 400 });
  });

  it.each([-299_000, 299_000])("takes one that is %i ms off our clock", async (offMs) => {
    const request = await webhook(session, { atMs: nowMs + offMs });
    expect(await provider().stripe.verifyWebhook(request)).toMatchObject({ id: "evt_1" });
  });

  it("refuses one that was changed or is not signed", async () => {
    const signed = await webhook(session);
    const changed = new Request(signed.url, {
      method: "POST",
      headers: signed.headers,
      body: (await signed.text()).replace("22600", "1"),
    });
    const unsigned = new Request(signed.url, { method: "POST", body: "{}" });
    for (const request of [changed, unsigned]) {
      await expect(provider().stripe.verifyWebhook(request)).rejects.toMatchObject({ status: 400 });
    }
  });

  it.each([
    ["checkout.session.completed", { ...session, payment_status: "unpaid" }, null],
    ["checkout.session.async_payment_succeeded", session, "payment.succeeded"],
    ["checkout.session.async_payment_failed", session, "payment.failed"],
    ["checkout.session.expired", session, "payment.expired"],
    [
      "charge.dispute.created",
      { amount: 1, currency: "eur", payment_intent: "pi_1" },
      "payment.disputed",
    ],
    [
      "charge.dispute.closed",
      { amount: 1, currency: "eur", payment_intent: "pi_1", status: "lost" },
      "dispute.lost",
    ],
    [
      "charge.dispute.closed",
      { amount: 1, currency: "eur", payment_intent: "pi_1", status: "won" },
      "dispute.won",
    ],
    [
      "charge.dispute.closed",
      { amount: 1, currency: "eur", payment_intent: "pi_1", status: "warning_closed" },
      null,
    ],
    [
      "refund.updated",
      { id: "re_1", amount: 1, currency: "eur", status: "succeeded", payment_intent: "pi_1" },
      "refund.succeeded",
    ],
    [
      "refund.failed",
      { id: "re_1", amount: 1, currency: "eur", status: "failed", payment_intent: "pi_1" },
      "refund.failed",
    ],
    [
      "refund.created",
      { id: "re_1", amount: 1, currency: "eur", status: "pending", payment_intent: "pi_1" },
      null,
    ],
    ["customer.created", { id: "cus_1" }, null],
  ])("reads %s", async (type, object, expected) => {
    const event = await provider().stripe.verifyWebhook(await webhook(object, { type }));
    expect(event?.type ?? null).toBe(expected);
  });
});

describe("refund and lookUp", () => {
  const retrieved = {
    "GET /v1/checkout/sessions/cs_test_1": { ...session, created: 1, livemode: false },
  };

  it("refunds the payment of a checkout, once per key", async () => {
    const { stripe, sent } = provider({ ...retrieved, "POST /v1/refunds": { id: "re_1" } });
    const refund = {
      providerRef: "cs_test_1",
      chargeRef: null,
      amountMinor: 800,
      currency: "EUR",
      refundId: "11111111-1111-4111-8111-111111111111",
      idempotencyKey: "refund:1",
    };
    expect(await stripe.refund(refund)).toEqual({ providerRef: "re_1" });
    const request = sent.at(-1);
    expect(request?.headers.get("idempotency-key")).toBe("refund:1");
    expect(Object.fromEntries(request?.body ?? [])).toMatchObject({
      payment_intent: "pi_1",
      amount: "800",
      "metadata[refund_id]": refund.refundId,
    });
  });

  it("tells what became of a checkout", async () => {
    const { stripe } = provider(retrieved);
    expect(await stripe.lookUp("cs_test_1")).toMatchObject({ type: "payment.succeeded" });
    const open = provider({
      "GET /v1/checkout/sessions/cs_test_1": {
        ...session,
        payment_status: "unpaid",
        status: "open",
      },
    });
    expect(await open.stripe.lookUp("cs_test_1")).toBeNull();
  });
});

describe("renewals", () => {
  const renewal = {
    subject: { kind: "plan", userId: "11111111-1111-4111-8111-111111111111", plan: "pro" },
    reference: "renewal_1_1_0",
    customerRef: "cus_1",
    amountMinor: 2400,
    currency: "EUR",
    title: "Jubilee Pro, one month",
  } as const;
  const methods = { "GET /v1/customers/cus_1/payment_methods": { data: [{ id: "pm_1" }] } };

  it("charges the way to pay that was kept, once per reference", async () => {
    const { stripe, sent } = provider({ ...methods, "POST /v1/payment_intents": { id: "pi_1" } });
    expect(await stripe.charge(renewal)).toBe(true);
    const request = sent.at(-1);
    expect(request?.headers.get("idempotency-key")).toBe(renewal.reference);
    expect(Object.fromEntries(request?.body ?? [])).toMatchObject({
      amount: "2400",
      customer: "cus_1",
      payment_method: "pm_1",
      off_session: "true",
      confirm: "true",
      "metadata[reference]": renewal.reference,
      "metadata[plan]": "pro",
    });
  });

  it("cannot charge where nothing was kept", async () => {
    const { stripe } = provider({ "GET /v1/customers/cus_1/payment_methods": { data: [] } });
    expect(await stripe.charge(renewal)).toBe(false);
  });

  it("reads its outcome, and leaves a checkout's own payment to its session", async () => {
    const intent = { id: "pi_1", object: "payment_intent", amount: 2400, currency: "eur" };
    const type = "payment_intent.payment_failed";
    const { stripe } = provider();
    const ours = { ...intent, metadata: { reference: renewal.reference } };
    expect(await stripe.verifyWebhook(await webhook(ours, { type }))).toMatchObject({
      type: "payment.failed",
      providerRef: renewal.reference,
      amountMinor: 2400,
    });
    const theirs = await webhook({ ...intent, metadata: {} }, { type });
    expect(await stripe.verifyWebhook(theirs)).toBeNull();
  });
});

describe("createStripeProvider", () => {
  it.each([
    ["", webhookSecret],
    ["sk_test_1", ""],
    ["pk_test_1", webhookSecret],
  ])("does not run on the keys %j and %j", (secretKey, secret) => {
    expect(() => createStripeProvider({ secretKey, webhookSecret: secret, now })).toThrow(
      "STRIPE_SECRET_KEY",
    );
  });

  it("knows test keys from live ones", () => {
    expect(provider({}, "sk_live_1").stripe.testMode).toBe(false);
    expect(provider().stripe.testMode).toBe(true);
  });
});

describe("payouts", () => {
  it.each([
    ["payout.created", "in_transit", "pending"],
    ["payout.paid", "paid", "paid"],
    ["payout.failed", "failed", "failed"],
    ["payout.canceled", "canceled", "failed"],
  ])("reads %s", async (type, status, expected) => {
    const object = { id: "po_1", object: "payout", status, currency: "eur", arrival_date: 86_400 };
    expect(await provider().stripe.verifyWebhook(await webhook(object, { type }))).toMatchObject({
      type: "payout",
      payoutRef: "po_1",
      status: expected,
      currency: "EUR",
      arrivesAt: "1970-01-02T00:00:00.000Z",
      testMode: true,
    });
  });

  it("lists what a payout consists of, page after page, and leaves out the transfer itself", async () => {
    const line = (id: string, amount: number, source: object | string) => ({
      id,
      object: "balance_transaction",
      amount,
      fee: 300,
      currency: "isk",
      source,
    });
    const { stripe, sent } = provider({
      "GET /v1/balance_transactions": {
        object: "list",
        url: "/v1/balance_transactions",
        has_more: false,
        data: [
          line("txn_1", 500_000, { object: "charge", id: "ch_1", payment_intent: "pi_1" }),
          line("txn_2", -100_000, { object: "refund", id: "re_1", payment_intent: "pi_1" }),
          line("txn_3", -400_000, { object: "dispute", id: "dp_1", payment_intent: "pi_1" }),
          line("txn_4", -10, { object: "payout", id: "po_1" }),
        ],
      },
    });
    expect(await stripe.payoutLines("po_1")).toEqual([
      { ref: "txn_1", chargeRef: "pi_1", refundRef: null, amountMinor: 5000, feeMinor: 3 },
      { ref: "txn_2", chargeRef: "pi_1", refundRef: "re_1", amountMinor: -1000, feeMinor: 3 },
      { ref: "txn_3", chargeRef: "pi_1", refundRef: null, amountMinor: -4000, feeMinor: 3 },
    ]);
    expect(sent[0]?.path).toBe("/v1/balance_transactions");
  });
});
