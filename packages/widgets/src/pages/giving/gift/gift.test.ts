import type { GiftView } from "@jubilee/core/giving/giving.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { gift } from "../../../fixtures/campaigns.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { givingWords } from "../words/all.ts";
import { giftState } from "./gift-state.ts";

const pages = await loadPages();
const name = "./giving/gift/gift.page.ts";
const page = pages.all[name];
const languages = Object.keys(givingWords) as PageLanguage[];

const draw = (more: Partial<GiftView> = {}, rest: Partial<Place<GiftView>> = {}) => {
  const token = "gift-token-of-the-story";
  return bodyOf(pages.draw(name, placeOf({ ...gift, ...more }, { token, now: 0, ...rest })).html);
};
const pledged = { status: "pledged", receivedAt: null } as const;

describe("how a gift stands", () => {
  it.each([
    ["succeeded", { jubilee_payment: "declined" }, "thanks"],
    ["refunded", {}, "refunded"],
    ["failed", {}, "declined"],
    ["pledged", {}, "waiting"],
    ["pledged", { waited: "1" }, "unpaid"],
    ["pledged", { jubilee_payment: "declined" }, "declined"],
    ["pledged", { jubilee_payment: "cancelled" }, "cancelled"],
    ["pledged", { jubilee_payment: "finished" }, "unpaid"],
  ] as const)("%s with %o is %s: what the server has comes first", (status, asked, state) => {
    expect(giftState({ status }, asked)).toBe(state);
  });
});

describe("a gift's page", () => {
  it("thanks by name, and is the receipt", () => {
    const text = textOf(draw({ feeMinor: 132, fund: "The children’s corner" }));
    expect(text).toContain("Thank you, Florian");
    for (const said of [
      "$35.00",
      "$1.32",
      "In honour of Großmutter Hannelore",
      "The children’s corner",
      "21 November 2026",
      "7HK-204M",
      "Tax-deductible in the US.",
    ]) {
      expect(text).toContain(said);
    }
  });

  it("leads a gift that repeats to where it is changed", () => {
    const plan = {
      planToken: "plan/token",
      status: "active",
      frequency: "month",
      amountMinor: 3500,
      feeMinor: 0,
      currency: "USD",
      methodLabel: null,
      nextChargeAt: null,
      failedAttempts: 0,
    } as const;
    const html = draw({ plan });
    expect(html).toContain('href="/giving/plan%2Ftoken"');
    expect(textOf(html)).toContain("You give this every month.");
    expect(draw({ plan: { ...plan, planToken: null } })).not.toContain("/giving/");
  });

  it("that waits for its payment looks again, with a script and without, and thanks for nothing", () => {
    const html = draw(pledged);
    expect(textOf(html)).toContain("One moment");
    expect(textOf(html)).not.toContain("Thank you");
    expect(html).toMatch(/data-watch="[^"]*jubilee_gift=gift-token-of-the-story&amp;waited=1"/);
    expect(html).toContain('src="/embed/pages/gift.js');
    expect(html).toMatch(/<a [^>]*href="[^"]*&amp;waited=1"/);
    expect(draw()).not.toMatch(/data-watch|pages\/gift/);
  });

  it.each([
    [{ jubilee_payment: "declined" }, "The card was declined"],
    [{ jubilee_payment: "cancelled" }, "You have not paid yet"],
    [{ waited: "1" }, "Your payment has not arrived"],
  ])("that was not paid (%o) can be paid", (query, said) => {
    const html = draw(pledged, { query });
    expect(textOf(html)).toContain(said);
    expect(html).toMatch(
      /<form method="post" action="\/donation-success\/pay\?jubilee_gift=gift-token-of-the-story/,
    );
  });

  it("that went back says how much, and takes nothing", () => {
    const html = draw({ status: "refunded", refundedMinor: 3500 });
    expect(textOf(html)).toContain("$35 is on its way back to you.");
    expect(textOf(html)).toContain("Gone back $35.00");
    expect(html).not.toContain("<form");
  });

  it("is paid at the payment page, which comes back to it", () => {
    const pay = page?.forms?.["pay"];
    expect(pay?.readOver?.({}, gift)).toEqual({
      body: { returnUrl: "http://recorded.example/donation-success" },
    });
    expect(pay?.leads?.({ gift, redirectUrl: "https://pay.example/1" })).toBe(
      "https://pay.example/1",
    );
  });

  it.each(languages)("says in %s that an address names no gift", (lang) => {
    expect(page?.nameless?.(lang)).toEqual([
      givingWords[lang].giving.unnamedTitle,
      givingWords[lang].giving.unnamedText,
    ]);
  });

  it.each(languages)("in %s leaves no English of its own", (lang) => {
    const text = textOf(draw({}, { reader: { lang, locale: lang } }));
    const { giving } = givingWords.en;
    const english = [giving.yourGift, giving.receiver, giving.toCampaign];
    expect(english.filter((one) => text.includes(one))).toEqual(lang === "en" ? english : []);
  });
});
