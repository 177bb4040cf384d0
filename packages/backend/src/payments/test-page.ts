import type { CheckoutOrder } from "@jubilee/functions/_shared/payments/payments.types";
import { priceText } from "@jubilee/functions/_shared/price-text";
import type { Handler } from "../backend.types.ts";
import { html } from "../pages/html.ts";
import { readBytes } from "../front/bodies.ts";
import { Failure } from "../front/failure.ts";
import { page } from "../pages/page.ts";
import type { TestCheckout } from "./test-ledger.ts";
import type { TestPayments } from "./test-provider.ts";

/** The form has one short field. */
const formBytesAtMost = 1000;

/**
 * `/pay/test/:checkout`: the test provider's payment page. "Pay" goes through the signed webhook
 * before the buyer is sent back, "Decline" is a bank that says no, "Cancel" goes back unpaid.
 */
export function createTestPaymentPage(
  payments: TestPayments,
  now: () => Date = () => new Date(),
): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const id = /^\/pay\/test\/(cs_test_[0-9a-f]{36})$/.exec(url.pathname)?.[1];
    const checkout = id ? await payments.ledger.find(id) : null;
    if (!checkout) return missing();
    if (request.method !== "POST") return shown(checkout, null, now());
    const origin = request.headers.get("origin");
    if (origin !== null && origin !== "null" && origin !== url.origin) return missing();
    try {
      return await act(payments, checkout, await actionOf(request), now());
    } catch (error) {
      if (error instanceof Failure) return missing();
      throw error;
    }
  };
}

async function act(
  payments: TestPayments,
  checkout: TestCheckout,
  action: string,
  at: Date,
): Promise<Response> {
  const { order, status } = checkout;
  if (action === "cancel") return goTo(order.cancelUrl);
  if (action === "leave") return goTo(declinedUrl(order.cancelUrl));
  const said = status === "paid" ? disputes[action] : undefined;
  if (said) {
    await payments.dispute(checkout.id, said);
    return goTo(`/pay/test/${checkout.id}`);
  }
  if (status === "paid") return goTo(order.successUrl);
  if (isOver(order, at)) return shown(checkout, null, at);
  if (action !== "pay" && action !== "pay-once") {
    return shown(checkout, "The bank said no, and nothing was taken. You can try again.", at);
  }
  await payments.pay(checkout.id, action === "pay-once");
  return goTo(order.successUrl);
}

function shown(checkout: TestCheckout, problem: string | null, at: Date): Response {
  const { order, status } = checkout;
  const money = (amountMinor: number) => priceText(amountMinor, order.currency, order.locale);
  const lines = order.lines.map(
    ({ name, quantity, unitMinor }) =>
      html`<p class="row">
        <span>${quantity} × ${name}</span
        ><span>${unitMinor === 0 ? "Free" : money(quantity * unitMinor)}</span>
      </p>`,
  );
  const body = html`<p class="band">Test mode: no money moves</p>
    <main class="narrow">
      <section class="card" aria-labelledby="title">
        <div class="pad stack">
          <p class="muted">You are paying for</p>
          <h1 id="title">${order.title}</h1>
        </div>
        <hr class="rule" />
        <div class="pad stack">
          ${lines}
          <hr class="rule" />
          <p class="row"><span>Total</span><span class="sum">${money(order.amountMinor)}</span></p>
        </div>
        <hr class="rule" />
        ${
          status === "paid"
            ? [notice("This is paid", "Everything worked.", order.successUrl), bank(checkout)]
            : isOver(order, at)
              ? notice(
                  "Your reservation has ended",
                  "Nothing was taken. The tickets are back on sale.",
                  order.cancelUrl,
                )
              : choices(order, problem, money(order.amountMinor))
        }
      </section>
      <p class="muted note">
        This page stands in for a payment provider's. With one set up, buyers pay there by card or
        wallet.
      </p>
    </main>`;
  return page(`Pay ${money(order.amountMinor)}`, body, {
    status: problem ? 402 : 200,
    formTargets: [
      ...new Set([order.successUrl, order.cancelUrl].map((url) => new URL(url).origin)),
    ],
  });
}

function choices(order: CheckoutOrder, problem: string | null, sum: string) {
  return html`<form method="post" class="pad stack">
    ${
      problem ? html`<p role="alert" class="problem">${problem}</p>` : null
    }${order.buyerEmail ? html`<p class="muted">The receipt goes to ${order.buyerEmail}.</p>` : null}<button
      class="button primary"
      name="action"
      value="pay"
    >
      Pay ${sum}</button
    >${order.keepMethod ? payOnce : null}<button class="button" name="action" value="decline">
      Decline</button
    ><button class="button" name="action" value="${problem ? "leave" : "cancel"}">Cancel</button>
  </form>`;
}

/** To see what happens when a renewal is not paid. */
const payOnce = html`<button class="button" name="action" value="pay-once">
  Accept now, refuse renewals
</button>`;

/** What the form's buttons make the buyer's bank do. */
const disputes: Readonly<Record<string, "open" | "won" | "lost">> = {
  dispute: "open",
  "dispute-won": "won",
  "dispute-lost": "lost",
};

const bankSays = {
  open: "The bank asks for the money back. Who gets it?",
  won: "The bank has decided for the organiser.",
  lost: "The bank has decided for the buyer: the money is gone.",
} as const;

/** The buyer's bank, which can ask for the money back: to see what the organiser sees then. */
function bank({ dispute, order, refundedMinor }: TestCheckout) {
  if (dispute === null && refundedMinor >= order.amountMinor) return html``;
  return html`<hr class="rule" />
    <form method="post" class="pad stack">
      <h2>The buyer’s bank</h2>
      <p class="muted">
        ${dispute ? bankSays[dispute] : "Try what happens when a buyer asks their bank for the money."}
      </p>
      ${
        dispute === null
          ? html`<button class="button" name="action" value="dispute">Dispute this payment</button>`
          : null
      }${
        dispute === "open"
          ? html`<button class="button" name="action" value="dispute-won">
                The organiser gets it</button
              ><button class="button" name="action" value="dispute-lost">The buyer gets it</button>`
          : null
      }
    </form>`;
}

/** Who gives up after a refusal comes back with it: the widget's words are other ones then. */
function declinedUrl(cancelUrl: string): string {
  const url = new URL(cancelUrl);
  if (url.searchParams.has("jubilee_payment")) url.searchParams.set("jubilee_payment", "declined");
  return url.href;
}

function notice(title: string, text: string, href: string) {
  return html`<div class="pad stack">
    <h2>${title}</h2>
    <p class="muted">${text}</p>
    <a class="button primary" href="${href}">Go back</a>
  </div>`;
}

function isOver({ expiresAt }: CheckoutOrder, at: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= at.getTime();
}

async function actionOf(request: Request): Promise<string> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return "";
  const body = new TextDecoder().decode(await readBytes(request, formBytesAtMost));
  return new URLSearchParams(body).get("action") ?? "";
}

function goTo(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: address, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

function missing(): Response {
  return page(
    "Not found",
    html`<main class="narrow stack">
      <h1>This payment does not exist</h1>
      <p class="muted">Go back to where you came from and try again.</p>
    </main>`,
    { status: 404 },
  );
}
