import type { SharedList, SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import { face, list, withFace } from "../../../fixtures/showcases.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { cardTime } from "./card-time.ts";
import { standingOf } from "./standing.ts";
import { showcaseWords } from "./words.ts";

const pages = await loadPages();
const name = "./sharing/showcase/showcase.page.ts";
const token = "abcdefghijklmnopqrstuvwx";
const now = Date.parse("2027-01-01T00:00:00Z");

const place = (shared: SharedShowcase, rest: Partial<Place<SharedShowcase>> = {}) =>
  placeOf(shared, { key: "", ...rest });
const draw = (...of: Parameters<typeof place>) => pages.draw(name, place(...of)).html;
const change = (more: Partial<SharedList["events"][number]>): SharedList => {
  const [first] = list.events;
  return { ...list, events: first ? [{ ...first, ...more }] : [] };
};

describe("a showcase of several events", () => {
  it("has a card for each, that leads to its page and says when, where and from what price", () => {
    const html = draw(list);
    expect(bodyOf(html).match(/<article/g)).toHaveLength(list.events.length);
    const ways = list.events.flatMap(({ pageUrl }) => pageUrl ?? []);
    expect(ways.filter((pageUrl) => !html.includes(`href="${pageUrl}"`))).toEqual([]);
    expect(textOf(html)).toContain("Sat, 12 Jun 2027, 18:30");
    expect(textOf(html)).toContain("12 places left From $25");
    expect(html).not.toMatch(/<jubilee-|<script type="module" src="\/embed\/kind/);
  });

  it("without a living link of its own an event is named and leads nowhere", () => {
    const html = bodyOf(draw(change({ pageUrl: null, name: "The <b>quiet</b> one" })));
    expect(html).toContain("The &lt;b>quiet&lt;/b> one</h2>");
    expect(html).not.toContain("event-info-view");
  });

  it("draws covers by day and by night, of which one is fetched, or shows the photo", () => {
    const drawn = bodyOf(draw(change({ coverSeed: "a/seed" })));
    for (const light of ["day", "night"]) {
      expect(drawn).toMatch(
        new RegExp(`/embed/cover/showcase/${token}/a%2Fseed-${light}.svg"[^>]* loading="lazy"`),
      );
    }
    const photo = bodyOf(draw(change({ coverUrl: "https://photos.example/1.jpg" })));
    expect(photo).toContain('src="https://photos.example/1.jpg"');
    expect(photo).not.toContain("/embed/cover/");
  });

  it("with nothing planned says so", () => {
    expect(textOf(draw({ ...list, events: [] }))).toContain("Nothing is planned just now");
  });

  it("as a calendar stands in its widget, with the same cards for who has no script", () => {
    const html = draw({ ...list, layout: "calendar" });
    expect(html).toMatch(/<jubilee-showcase [^>]*bare[^>]*><noscript><ul/);
    expect(html).toContain('"kinds":["showcase"]');
  });

  it("tells other sites its events", () => {
    const html = draw(list);
    expect(html).toContain(`/share-picture/showcase/${token}.png`);
    expect(html).toContain('"@type":"ItemList"');
    expect(/og:description" content="([^"]*)/.exec(html)?.[1]).toContain(list.events[0]?.name);
  });

  it.each(Object.keys(showcaseWords) as PageLanguage[])("speaks %s", (lang) => {
    const text = textOf(draw(list, { reader: { lang, locale: lang } }));
    expect(text).toContain(showcaseWords[lang].cancelled);
    const english = [showcaseWords.en.cancelled, showcaseWords.en.full];
    expect(english.filter((one) => text.includes(` ${one} `))).toEqual(
      lang === "en" ? english : [],
    );
  });
});

describe("the face of one event", () => {
  const entry = {
    id: "a1",
    title: "The raffle",
    startAt: face.event.startDate,
    endAt: face.event.endDate,
    startLocal: face.event.startLocal,
    materials: [],
    signUp: false,
  };

  it("is the event's page with what its planner shows, and the campaign beside it", () => {
    const html = draw(face, { reads: { schedule: { activities: [entry] } } });
    expect(html).toMatch(/<jubilee-rsvp [^>]*token="abcdefghijklmnopqrstuvwx"/);
    expect(html).toContain('<jubilee-donation token="recorded-campaign-token"');
    expect(html).toContain('href="/campaign/recorded-campaign-token"');
    expect(textOf(html)).toContain("The raffle");
    // What stands in the page is the event's: the campaign's widget asks for its own.
    expect(html).not.toMatch(/"kinds":\[[^\]]*donation/);
    expect(html).toContain(`/share-picture/showcase/${token}.png`);
  });

  it("asks for no schedule that was left out, and shows no campaign that is not there", () => {
    const reads = (shared: SharedShowcase) => pages.all[name]?.reads?.(shared);
    expect(reads(face)).toContain("schedule");
    expect(reads(withFace({ schedule: [] }))).not.toContain("schedule");
    expect(draw(withFace({ giving: null }))).not.toContain("<jubilee-donation");
  });
});

describe("a card's time", () => {
  const night = {
    startDate: "2027-06-12T22:30:00Z",
    endDate: "2027-06-13T04:00:00Z",
    startLocal: "2027-06-12T18:30",
    endLocal: "2027-06-13T00:00",
    timeZone: "America/New_York",
  };

  it("of an evening is told by its own clock, with the reader's to be added", () => {
    expect(cardTime(night, "en-GB", "all day")).toBe("Sat, 12 Jun 2027, 18:30 GMT−4");
    expect(draw(list)).toMatch(/<p data-start="[^"]+" data-offset="[^"]+" data-locale="en-GB"/);
  });

  it("of several days names the last one", () => {
    const days = { ...night, endDate: "2027-06-14T16:00:00Z", endLocal: "2027-06-14T12:00" };
    const said = "Sat, 12 Jun 2027, 18:30 GMT−4 – Mon, 14 Jun 2027";
    expect(cardTime(days, "en-GB", "all day")).toBe(said);
  });

  it("of a whole day has no clock", () => {
    const day = { ...night, startLocal: "2027-06-12T00:00", endLocal: "2027-06-12T23:59" };
    expect(cardTime({ ...day, endDate: "2027-06-13T03:59:00Z" }, "en-GB", "all day")).toBe(
      "Sat, 12 Jun 2027, all day",
    );
  });
});

describe("the one thing to know of an event first", () => {
  it.each([
    [{ status: "cancelled", placesLeft: 3 }, "Cancelled"],
    [{ status: "published", endDate: "2026-12-31T00:00:00Z" }, "Over"],
    [{ placesLeft: 0 }, "No places left"],
    [{ placesLeft: 1 }, "1 place left"],
    [{ placesLeft: 20 }, "20 places left"],
    [{ placesLeft: 21 }, undefined],
    [{ placesLeft: null }, undefined],
  ] as const)("of %o is %s", (more, words) => {
    const [event] = change(more).events;
    expect(event && standingOf(event, showcaseWords.en, now)?.words).toBe(words);
  });
});
