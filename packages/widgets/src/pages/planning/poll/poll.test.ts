import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import { picnic, talk } from "../../../fixtures/polls.ts";
import type { PageLanguage, PageSource, Place } from "../../page.types.ts";
import { words } from "../../words/all.ts";
import { pollWords } from "./words/all.ts";

const pages = await loadPages();
const name = "./planning/poll/poll.page.ts";
const languages = Object.keys(pollWords) as PageLanguage[];
const token = "abcdefghijklmnopqrstuvwx";
const closesAt = "2027-05-04T18:00:00Z";

const now = Date.parse("2027-05-01T00:00:00Z");
const draw = (shared: SharedPoll, rest: Partial<Place<SharedPoll>> = {}) =>
  pages.draw(name, placeOf(shared, { now, key: "", ...rest })).html;

describe("a poll's page", () => {
  it("asks in its widget, whose first data stand in the page", () => {
    const html = draw(picnic);
    expect(html).toMatch(/<jubilee-poll [^>]*token="abcdefghijklmnopqrstuvwx"[^>]*bare/);
    expect(html).toContain('"kinds":["poll"]');
    expect(html).toContain('src="/embed/kind-poll.js');
  });

  it("can be read without a script: each question, each option, times with their zone", () => {
    const [question] = picnic.questions;
    const text = textOf(draw(picnic));
    expect(text).toContain(question?.text);
    const labels = question?.options.flatMap(({ label }) => label ?? []) ?? [];
    expect(labels.filter((label) => !text.includes(label))).toEqual([]);
    expect(text).toContain("Voting needs JavaScript.");
    expect(textOf(draw(talk))).toContain("Thursday, 6 May 2027 at 18:30 CEST");
  });

  it("says until when, on the event's clock with its zone, and looks again at that moment", () => {
    const html = draw({ ...picnic, state: "open", closesAt, timeZone: "Europe/Berlin" });
    expect(textOf(html)).toMatch(/closes by itself on Tuesday,? 4 May 2027 at 20:00 CEST\./);
    expect(html).toContain(`data-until="${closesAt}"`);
    expect(html).toContain(`data-start="${closesAt}"`);
  });

  it("is closed once its time is over, whatever was read of it", () => {
    const html = draw({ ...picnic, state: "open", closesAt }, { now: Date.parse(closesAt) });
    expect(textOf(html)).toContain("This poll closed on");
    expect(html).not.toContain("data-until");
    expect(textOf(draw({ ...picnic, state: "closed", closesAt: null }))).toContain(
      "This poll is closed.",
    );
  });

  it("by everybody's link is passed on, by one's own never", () => {
    const shared = { ...picnic, guestName: null };
    expect(draw(shared)).toContain(`/share-picture/poll/${token}.png`);
    expect(bodyOf(draw(shared))).toContain("data-share");
    const own = draw({ ...picnic, guestName: "Annegret" });
    expect(own).not.toMatch(/og:title|oembed/);
    expect(bodyOf(own)).not.toContain("data-share");
  });

  it("of a cancelled event says so", () => {
    const event = { ...picnic.event, status: "cancelled" as const };
    expect(bodyOf(draw({ ...picnic, event }))).toContain(words.en.closed.cancelledTitle);
  });

  it.each(languages)("in %s leaves no English of its own", (lang) => {
    const text = textOf(draw(picnic, { reader: { lang, locale: lang } }));
    expect(text.includes(pollWords.en.needsScript)).toBe(lang === "en");
    expect(text).toContain(pollWords[lang].needsScript);
  });
});

describe("a poll that has not begun", () => {
  it("is not said to be a link that opens nothing", async () => {
    const found = pages.pageAt(new URL(`https://jubilee.example/poll/${token}`));
    if (!found) throw new Error("A poll has no page");
    const refusing = (code: string): PageSource => ({
      read: () => Promise.resolve({ status: 404, value: undefined, refusal: { code } }),
      send: () => Promise.resolve(Response.error()),
    });
    const site = {
      siteUrl: "https://jubilee.example",
      productName: "Jubilee",
      api: { url: "", key: "" },
    };
    const said = async (code: string) => {
      const source = refusing(code);
      const opened = await pages.open(found, source);
      const reader = { lang: "de", locale: "de" } as const;
      const { document } = await pages.make({ found, opened, reader, own: null }, source, site);
      return document;
    };
    const begun = await said("not_begun");
    expect(begun.status).toBe(404);
    expect(begun.html).toContain(words.de.closed.notBegunTitle);
    expect((await said("link_invalid")).html).toContain(words.de.closed.invalidTitle);
  });
});
