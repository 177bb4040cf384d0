import type { CheckoutOrder } from "@jubilee/functions/_shared/payments/payments.types";
import { directionOf, mailLanguage, mailLocale } from "@jubilee/functions/_shared/mails/languages";
import { readerLanguage } from "@jubilee/functions/embed/reader-language";
import { priceText } from "@jubilee/functions/_shared/price-text";
import type { Handler } from "../backend.types.ts";
import { html } from "../pages/html.ts";
import { readBytes } from "../front/bodies.ts";
import { Failure } from "../front/failure.ts";
import { page } from "../pages/page.ts";
import type { TestCheckout } from "./test-ledger.ts";
import { testPageWords, type TestPageWords } from "./test-page-words.ts";
import type { TestPayments } from "./test-provider.ts";

/** The form has one short field. */
const formBytesAtMost = 1000;

/**
 * `/pay/test/:checkout`: the test provider's payment page. "Pay" goes through the signed webhook
 * before the buyer is sent back, "Decline" is a bank that says no, "Cancel" goes back unpaid. Guests
 * read it in their language; who pays for a plan reads English, as the portal is.
 */
export function createTestPaymentPage(
  payments: TestPayments,
  now: () => Date = () => new Date(),
): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const id = /^\/pay\/test\/(cs_test_[0-9a-f]{36})$/.exec(url.pathname)?.[1];
    const checkout = id ? await payments.ledger.find(id) : null;
    const reader = readerOf(request, checkout?.order);
    if (!checkout) return missing(reader);
    if (request.method !== "POST") return shown(checkout, reader, null, now());
    const origin = request.headers.get("origin");
    if (origin !== null && origin !== "null" && origin !== url.origin) return missing(reader);
    try {
      return await act(payments, checkout, reader, await actionOf(request), now());
    } catch (error) {
      if (error instanceof Failure) return missing(reader);
      throw error;
    }
  };
}

interface TestReader {
  /** How dates and amounts are written. */
  locale: string;
  lang: string;
  dir: "rtl" | "ltr";
  words: TestPageWords;
}

/** A plan is bought in the portal's English; else the language that the buyer's browser asks for, or the event's. */
function readerOf(request: Request, order?: CheckoutOrder): TestReader {
  const wanted =
    order?.subject.kind === "plan" ? "en" : (readerLanguage(request) ?? order?.locale ?? "en");
  const lang = mailLanguage(wanted);
  return { locale: mailLocale(wanted), lang, dir: directionOf(lang), words: testPageWords[lang] };
}

async function act(
  payments: TestPayments,
  checkout: TestCheckout,
  reader: TestReader,
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
  if (isOver(order, at)) return shown(checkout, reader, null, at);
  if (action !== "pay" && action !== "pay-once") {
    return shown(checkout, reader, reader.words.refused, at);
  }
  await payments.pay(checkout.id, action === "pay-once");
  return goTo(order.successUrl);
}

function shown(
  checkout: TestCheckout,
  reader: TestReader,
  problem: string | null,
  at: Date,
): Response {
  const { order, status } = checkout;
  const { words, locale, lang, dir } = reader;
  const money = (amountMinor: number) => priceText(amountMinor, order.currency, locale);
  const lines = order.lines.map(
    ({ name, quantity, unitMinor }) =>
      html`<p class="row">
        <span>${quantity} × ${name}</span
        ><span>${unitMinor === 0 ? words.free : money(quantity * unitMinor)}</span>
      </p>`,
  );
  const body = html`<p class="band">${words.testMode}</p>
    <main class="narrow">
      <section class="card" aria-labelledby="title">
        <div class="pad stack">
          <p class="muted">${words.payingFor}</p>
          <h1 id="title" dir="auto">${order.title}</h1>
        </div>
        <hr class="rule" />
        <div class="pad stack">
          ${lines}
          <hr class="rule" />
          <p class="row">
            <span>${words.total}</span><span class="sum">${money(order.amountMinor)}</span>
          </p>
        </div>
        <hr class="rule" />
        ${
          status === "paid"
            ? [
                notice(words, [words.paidTitle, words.paidText], order.successUrl),
                bank(checkout, words.bank),
              ]
            : isOver(order, at)
              ? notice(words, [words.endedTitle, words.endedText], order.cancelUrl)
              : choices(order, words, problem, money(order.amountMinor))
        }
      </section>
      <p class="muted note">${words.standsIn}</p>
    </main>`;
  return page(words.pay(money(order.amountMinor)), body, {
    lang,
    dir,
    status: problem ? 402 : 200,
    formTargets: [
      ...new Set([order.successUrl, order.cancelUrl].map((url) => new URL(url).origin)),
    ],
  });
}

function choices(order: CheckoutOrder, words: TestPageWords, problem: string | null, sum: string) {
  return html`<form method="post" class="pad stack">
    ${
      problem ? html`<p role="alert" class="problem">${problem}</p>` : null
    }${order.buyerEmail ? html`<p class="muted">${words.receiptTo(order.buyerEmail)}</p>` : null}<button
      class="button primary"
      name="action"
      value="pay"
    >
      ${words.pay(sum)}</button
    >${order.keepMethod ? payOnce : null}<button class="button" name="action" value="decline">
      ${words.decline}</button
    ><button class="button" name="action" value="${problem ? "leave" : "cancel"}">
      ${words.cancel}
    </button>
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

/** The buyer's bank, which can ask for the money back: to see what the organiser sees then. */
function bank({ dispute, order, refundedMinor }: TestCheckout, words: TestPageWords["bank"]) {
  if (dispute === null && refundedMinor >= order.amountMinor) return html``;
  return html`<hr class="rule" />
    <form method="post" class="pad stack">
      <h2>${words.title}</h2>
      <p class="muted">${dispute ? words[dispute] : words.tryIt}</p>
      ${
        dispute === null
          ? html`<button class="button" name="action" value="dispute">${words.dispute}</button>`
          : null
      }${
        dispute === "open"
          ? html`<button class="button" name="action" value="dispute-won">
                ${words.toOrganiser}</button
              ><button class="button" name="action" value="dispute-lost">${words.toBuyer}</button>`
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

function notice(words: TestPageWords, [title, text]: readonly [string, string], href: string) {
  return html`<div class="pad stack">
    <h2>${title}</h2>
    <p class="muted">${text}</p>
    <a class="button primary" href="${href}">${words.goBack}</a>
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

function missing({ words, lang, dir }: TestReader): Response {
  return page(
    words.missingTitle,
    html`<main class="narrow stack">
      <h1>${words.missingTitle}</h1>
      <p class="muted">${words.missingText}</p>
    </main>`,
    { status: 404, lang, dir },
  );
}
