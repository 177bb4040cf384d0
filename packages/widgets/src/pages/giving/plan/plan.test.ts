import type { GivingPage } from "@jubilee/core/giving/giving.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { library } from "../../../fixtures/campaigns.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { givingWords } from "../words/all.ts";

const pages = await loadPages();
const name = "./giving/plan/plan.page.ts";
const languages = Object.keys(givingWords) as PageLanguage[];

const giving: GivingPage = {
  plan: {
    planToken: "plan-token-of-the-story",
    status: "active",
    frequency: "month",
    amountMinor: 2000,
    feeMinor: 0,
    currency: "USD",
    methodLabel: null,
    nextChargeAt: "2027-03-01T00:00:00Z",
    failedAttempts: 0,
  },
  event: library.event,
  campaign: library.campaign,
  pageUrl: library.pageUrl,
  gifts: [
    {
      code: "7HK-204M",
      status: "succeeded",
      totalMinor: 2000,
      refundedMinor: 0,
      at: "2027-02-01T10:00:00Z",
    },
  ],
  testMode: false,
  serverTime: "2027-02-02T10:00:00Z",
};

const draw = (plan: Partial<GivingPage["plan"]> = {}, rest: Partial<Place<GivingPage>> = {}) => {
  const token = "plan-token-of-the-story";
  const shared = { ...giving, plan: { ...giving.plan, ...plan } };
  return bodyOf(pages.draw(name, placeOf(shared, { token, now: 0, ...rest })).html);
};
const forms = (html: string) =>
  [...html.matchAll(/action="\/giving\/[\w-]+\/(\w+)/g)].map(([, form]) => form);

describe("a repeating gift's page", () => {
  it("says what is given, when next, and what was given", () => {
    const text = textOf(draw());
    expect(text).toContain("You give $20 every month");
    expect(text).toContain("The next gift is on 1 March 2027.");
    expect(text).toContain("1 February 2027 $20.00 · Received · 7HK-204M");
    expect(textOf(draw({ frequency: "year" }))).toContain("You give $20 every year");
  });

  it.each([
    ["active", ["pause", "amount", "cancel"], "The next gift is on"],
    ["paused", ["resume", "amount", "cancel"], "Nothing is taken until you go on."],
    ["cancelled", [], "Nothing is taken any more."],
    ["pending", ["amount", "cancel"], "Your gift has not begun"],
  ] as const)("that is %s offers %j", (status, offered, said) => {
    const html = draw({ status });
    expect(forms(html)).toEqual(offered);
    expect(textOf(html)).toContain(said);
    // A press that ends it is asked once more.
    expect(html.includes('popovertarget="end"')).toBe(status !== "cancelled");
  });

  it("begins with the amount as its reader writes it", () => {
    const html = draw({ amountMinor: 1250 }, { reader: { lang: "de", locale: "de" } });
    expect(html).toMatch(/name="amount"[^>]*value="12,50"|value="12,50"[^>]*name="amount"/);
  });

  it.each(languages)("in %s leaves no English of its own", (lang) => {
    const text = textOf(draw({}, { reader: { lang, locale: lang } }));
    const { pause, end, gifts, saveAmount } = givingWords.en.giving;
    const english = [pause, end, gifts, saveAmount];
    expect(english.filter((one) => text.includes(` ${one} `))).toEqual(
      lang === "en" ? english : [],
    );
  });
});

describe("another amount", () => {
  const told = (amount: string, lang = "en") =>
    pages.all[name]?.forms?.["amount"]?.readOver?.({ amount, lang }, giving);

  it("goes on as it was typed anywhere in the world", () => {
    expect(told("20")).toEqual({ body: { action: "amount", amountMinor: 2000 } });
    expect(told("12,50", "de")).toEqual({ body: { action: "amount", amountMinor: 1250 } });
  });

  it.each([
    ["", "Write an amount"],
    ["many", "Write an amount"],
    ["1", "The smallest gift here is $5."],
    ["99000", "The largest gift here is $25,000."],
  ])("%j is not sent, and said at its field with what was typed", (amount, said) => {
    const refused = { code: "invalid_input", field: "amount" };
    expect(told(amount)).toEqual({ refused });
    const html = draw({}, { outcome: { form: "amount", typed: { amount }, refused } });
    const [, alert] = /<small role="alert"[^>]*>([^<]*)/.exec(html) ?? [];
    expect(alert).toContain(said);
  });
});
