import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { library, withCampaign } from "../../../fixtures/campaigns.ts";
import { placeOf, textOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { givingWords } from "../words/all.ts";
import { shelfOf, spinesThere } from "./shelf.ts";

const pages = await loadPages();
const name = "./giving/campaign/campaign.page.ts";
const languages = Object.keys(givingWords) as PageLanguage[];
const token = "abcdefghijklmnopqrstuvwx";

const now = Date.parse("2099-02-19T20:00:00Z");
const place = (shared: SharedCampaign = library, rest: Partial<Place<SharedCampaign>> = {}) =>
  placeOf(shared, { now, key: "", ...rest });
const draw = (...of: Parameters<typeof place>) => pages.draw(name, place(...of)).html;

describe("a campaign's page", () => {
  it("says how far it is, from how many, and for how long still", () => {
    const text = textOf(draw());
    expect(text).toContain("$38,460 of $60,000, from 412 people. 23 days left.");
    expect(text).toContain("64% of the goal");
  });

  it("without a goal draws no shelf and says what was raised", () => {
    const html = draw(withCampaign({ goalMinor: null, endsAt: null }));
    expect(html).not.toContain("of the goal");
    expect(textOf(html)).toContain("$38,460 raised, from 412 people.");
  });

  it("asks in its widget's place what the widget asks, as a form", () => {
    const html = draw();
    expect(html).toMatch(
      /<jubilee-donation [^>]*bare[^>]*return-url="https:\/\/jubilee\.example\/donation-success"[^>]*><form[^>]* method="post" action="\/campaign\/\w+\/give\?lang=en#give"/,
    );
    expect(html).toMatch(/<input type="radio" name="amount" value="3500" checked/);
    expect(textOf(html)).toContain("$35 keeps the reading room warm");
    expect(textOf(html)).toContain("Kettle Street Hardware matches every gift.");
  });

  it.each([
    ["ended", withCampaign({ state: "ended" }), "This campaign has ended"],
    ["over by the clock", withCampaign({ endsAt: "2099-02-01T00:00:00Z" }), "has ended"],
    ["paused", withCampaign({ state: "paused" }), "No gifts are taken just now"],
    [
      "used up",
      { ...withCampaign({ state: "paused" }), usedUp: true as const },
      "This link has been used up",
    ],
    [
      "not begun",
      withCampaign({ state: "soon", startsAt: "2099-03-01T11:00:00Z" }),
      "Gifts are taken from 1 March 2099 at 11:00 UTC on.",
    ],
  ])("that is %s takes nothing and says why", (_name, shared, said) => {
    const html = draw(shared);
    expect(textOf(html)).toContain(said);
    expect(html.slice(html.indexOf("<body"))).not.toMatch(/<form|data-page-foot/);
  });

  it("names who gave, larger for larger gifts, and tells no amount", () => {
    const wall = [
      { name: "Room 4B", weight: 1 as const, dedication: null },
      {
        name: "ليلى <b>",
        weight: 3 as const,
        dedication: { kind: "memory" as const, name: "Mr. Dunleavy" },
      },
    ];
    const html = draw({ ...library, wall });
    const [small, large] = [...html.matchAll(/<bdi class="(\w+)"/g)].map(([, look]) => look);
    expect(small).not.toBe(large);
    expect(html).toContain("ليلى &lt;b>");
    expect(textOf(html)).toContain("in memory of Mr. Dunleavy");
  });

  it("tells other sites and machines what it is", () => {
    const html = draw();
    expect(html).toContain(
      '<meta property="og:description" content="Friends of the Kettle Street Library · $38,460 of $60,000, from 412 people.">',
    );
    expect(html).toContain(`/share-picture/donation/${token}.png`);
    expect(html).toContain('type="application/json+oembed"');
    const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      "@type": "DonateAction",
      recipient: { name: library.campaign.beneficiary },
    });
  });

  it.each(languages)("in %s leaves no English of its own, and marks the hosts' words", (lang) => {
    const html = draw(library, { reader: { lang, locale: lang } });
    const { giving, donation } = givingWords.en;
    const english = [giving.raised, donation.receipt, donation.payNote, donation.dedicate];
    const text = textOf(html);
    expect(english.filter((one) => text.includes(` ${one} `))).toEqual(
      lang === "en" ? english : [],
    );
    expect(html).toContain('lang="en" dir="auto">Keep Kettle Street open on Sundays');
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });
});

describe("a gift without a script", () => {
  const form = pages.all[name]?.forms?.["give"];
  const typed = { amount: "3500", other: "", name: " Ada ", email: "ada@x.example", lang: "en" };
  const told = (more: object = {}, shared = library) =>
    form?.readOver?.({ ...typed, ...more }, shared);

  it("goes on with its amount, its name on the wall and the way back", () => {
    expect(told({ frequency: "month", coversFee: "on" })).toMatchObject({
      body: {
        amountMinor: 3500,
        frequency: "month",
        coversFee: true,
        wallName: "Ada",
        name: "Ada",
        dedication: null,
        returnUrl: "http://recorded.example/donation-success",
        idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) as unknown,
      },
    });
    expect(told({}, withCampaign({ showsWall: false }))).toMatchObject({
      body: { wallName: null, name: "Ada" },
    });
  });

  it.each([
    [{ other: "12,50", lang: "de" }, 1250],
    [{ other: "20" }, 2000],
  ])("takes what was typed before what was chosen: %o", (more, amountMinor) => {
    expect(told(more)).toMatchObject({ body: { amountMinor } });
  });

  it.each([
    ["", "Choose how much you give."],
    ["nothing", "Choose how much you give."],
    ["1", "The smallest gift here is $5."],
    ["99,000", "The largest gift here is $25,000."],
  ])("is not sent with the amount %j, and says why at its field", (other, said) => {
    const sent = { ...typed, amount: "", other };
    expect(form?.readOver?.(sent, library)).toEqual({
      refused: { code: "invalid_input", field: "amountMinor" },
    });
    const refused = { code: "invalid_input", field: "amountMinor" };
    const html = draw(library, { outcome: { form: "give", typed: sent, refused } });
    expect(html).toMatch(new RegExp(`role="alert"[^>]*>${said.replaceAll("$", "\\$")}`));
    expect(html).toContain('value="ada@x.example"');
  });

  it("leads to the payment page, or to its receipt where nothing is left to pay", () => {
    const gift = { giftToken: "gift/token" };
    expect(form?.leads?.({ gift, redirectUrl: "https://pay.example/1" })).toBe(
      "https://pay.example/1",
    );
    expect(form?.leads?.({ gift, redirectUrl: null })).toBe(
      "/donation-success?jubilee_gift=gift%2Ftoken",
    );
  });
});

describe("a goal as a shelf", () => {
  it.each([
    [0, 0],
    [0.001, 1],
    [0.5, 22],
    [0.999, 43],
    [1, 44],
  ])("at %d shows %i spines", (share, there) => {
    expect(spinesThere(share)).toBe(there);
    const { filled, open } = shelfOf(share);
    const count = (path: string) => path.split("M").length - 1;
    expect(filled.reduce((sum, { path }) => sum + count(path), 0)).toBe(there);
    expect(count(open)).toBe(44 - there);
  });
});
