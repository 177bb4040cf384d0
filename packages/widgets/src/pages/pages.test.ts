import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../build/loadPages.ts";
import { withShortProperties } from "../../build/plugins.ts";
import { eventTime, momentInZone as widgetMoment } from "../format/event-time.ts";
import { shared as open } from "../fixtures/events.ts";
import { placeOf } from "../fixtures/places.ts";
import { momentInZone } from "./moments.ts";
import type { PageLanguage, Place } from "./page.types.ts";
import { words } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(words) as PageLanguage[];
const place = (more: Partial<SharedEvent> = {}, rest: Partial<Place<SharedEvent>> = {}) =>
  placeOf({ ...open, ...more }, rest);
const event = "./sharing/event/event.page.ts";
const draw = (of: Place<SharedEvent>) => pages.draw(event, of);
const eventReads = (shared: SharedEvent) => pages.all[event]?.reads?.(shared);
const bodyOf = (...parts: Parameters<typeof place>) => {
  const { html } = draw(place(...parts));
  return html.slice(html.indexOf("<body"));
};
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ");
const status = (state: SharedEvent["event"]["status"]) => ({
  event: { ...open.event, status: state },
});
const rsvp = (more: Partial<SharedEvent["rsvp"]>) => ({ rsvp: { ...open.rsvp, ...more } });

/** The places of a text where words stand, by their way from the top. */
function ways(copy: object, above = ""): string[] {
  return Object.entries(copy).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? ways(value, `${above}${name}.`) : [above + name],
  );
}

describe("languages", () => {
  it("are the widgets' eight", () => {
    expect(languages.toSorted()).toEqual(["ar", "de", "en", "es", "fr", "ja", "pt", "zh"]);
  });

  it.each(languages)("%s says everything, and nothing that English does not", (lang) => {
    expect(ways(words[lang].page).toSorted()).toEqual(ways(words.en.page).toSorted());
    const empty = ways(words[lang].page).filter(
      (name) => Reflect.get(words[lang].page, name) === "",
    );
    expect(empty).toEqual([]);
  });

  it.each(languages)("a page in %s says so, and leaves no English of its own", (lang) => {
    const reader = { lang, locale: lang };
    const { html } = draw(place({}, { reader }));
    expect(html).toContain(`<html lang="${lang}" dir="${lang === "ar" ? "rtl" : "ltr"}"`);
    const text = textOf(html.slice(html.indexOf("<body")));
    const { findTitle, codeText, addToCalendar } = words.en.page;
    const english = [findTitle, codeText, addToCalendar, words.en.page.noAccount];
    expect(english.filter((one) => text.includes(one))).toEqual(lang === "en" ? english : []);
    expect(html).toContain(`lang="${open.event.locale}" dir="auto"`);
  });

  it.each(["en-GB", "de-CH", "ja", "ar-EG"])(
    "a moment is said in %s as the widget says it",
    (locale) => {
      const { startDate } = open.event;
      expect(momentInZone(startDate, open.event, locale)).toBe(
        widgetMoment(startDate, open.event, locale),
      );
    },
  );
});

describe("what a browser asks for", () => {
  it.each([
    ["en-abc", "en-GB"],
    ["en-abcdefgh, en-AU;q=0.5", "en"],
    ["zh-Hant-TW", "zh-Hant-TW"],
    ["de-CH-1996, en", "de-CH"],
    ["en-US-u-ca-buddhist", "en-US"],
    ["*", "en-GB"],
  ])("%s is read in %s, and nothing that is no language breaks the page", (accepted, locale) => {
    const reader = pages.readerOf(null, accepted, "en-GB");
    expect(reader.locale).toBe(locale);
    expect(draw(place({}, { reader })).status).toBe(200);
  });
});

describe("states of an event", () => {
  it("an open one asks its question, which can be sent without a script", () => {
    const html = bodyOf();
    expect(html).toMatch(/<jubilee-rsvp [^>]*bare[^>]*><form[^>]* method="get"/);
    expect(html).toMatch(/<button name="answer" value="maybe"/);
    expect(html).toContain('href="https://calendar.google.com');
  });

  it("says the date once as a heading, and at the foot until when one answers", () => {
    const html = bodyOf(rsvp({ deadline: "2027-05-14T22:30:00Z" }));
    expect(textOf(html)).toMatch(/Please answer by Friday 14 May at 18:30 (GMT-4|EDT)\./);
    expect(textOf(html)).toContain("by Fri 14 May");
  });

  it("has its bar at the foot among the page's landmarks, where readers jump to", () => {
    expect(bodyOf()).toMatch(/<form[^>]* aria-label="Will you be there\?"[^>]* data-page-foot/);
    expect(bodyOf(rsvp({ state: "off" }))).toMatch(/<aside[^>]* data-page-foot/);
  });

  it("does not ask once more at the foot while its form is open, nor once that is sent", () => {
    const asked = /aria-label="Will you be there\?"[^>]* data-page-foot/;
    expect(bodyOf()).toMatch(asked);
    expect(bodyOf({}, { query: { answer: "yes" } })).not.toMatch(asked);
    const done = { state: "yes", partySize: 1, name: "Ada", canEdit: true };
    expect(bodyOf({}, { outcome: { form: "reply", typed: {}, done } })).not.toMatch(asked);
  });

  it("one that is not published says that this is a preview, in the reader's words", () => {
    expect(textOf(bodyOf())).not.toContain(words.en.page.previewTitle);
    expect(textOf(bodyOf({ preview: true }))).toContain(words.en.page.previewTitle);
    const german = { reader: { lang: "de", locale: "de-DE" } } as const;
    expect(textOf(bodyOf({ preview: true }, german))).toContain(words.de.page.previewText);
  });

  it.each([
    ["cancelled", status("cancelled"), "This event was cancelled"],
    ["over", status("ended"), "This event is over"],
  ])("one that is %s says so first, and asks, sells and shares nothing", (_name, more, said) => {
    const html = bodyOf(more);
    expect(textOf(html)).toContain(said);
    expect(html).not.toMatch(/jubilee-rsvp|jubilee-tickets|name="answer"|data-share|popovertarget/);
  });

  it.each([
    ["full", rsvp({ state: "full" }), "There is no place left"],
    ["closed", rsvp({ state: "closed", deadline: null }), "Replies are closed"],
    ["used up", { usedUp: true } as const, "This link has been used up"],
    [
      "after its deadline",
      rsvp({ deadline: "2026-03-01T11:00:00Z" }),
      "Replies closed on Sunday 1 March at 06:00",
    ],
  ])("one whose replies are %s says so where the question would stand", (_name, more, said) => {
    const html = bodyOf(more);
    expect(textOf(html)).toContain(said);
    expect(html).not.toContain('name="answer"');
  });

  it("one without replies sells its tickets, whose prices stand there before their widget", () => {
    const html = bodyOf(rsvp({ state: "off" }));
    expect(html).not.toContain("jubilee-rsvp");
    expect(textOf(html)).toContain(open.tickets[0]?.name ?? "no ticket");
    expect(html).toMatch(/data-page-foot[^>]*><span>.*?<\/span><a [^>]*href="#tickets"/);
  });

  it("one that only sells does so beside its day and place; one that asks too, among its sections", () => {
    const story = open.event.description?.slice(0, 20) ?? "no story";
    const places = (html: string) => ["<jubilee-tickets", story].map((part) => html.indexOf(part));
    const [shop = 0, told = 0] = places(bodyOf(rsvp({ state: "off" })));
    expect(shop).toBeGreaterThan(0);
    expect(shop).toBeLessThan(told);
    const [among = 0, before = 0] = places(bodyOf());
    expect(among).toBeGreaterThan(before);
    expect(bodyOf(rsvp({ state: "off" })).match(/<jubilee-tickets/g)).toHaveLength(1);
  });

  it("has below its question a few faces of who agreed, the calendar and the way there", () => {
    const names = ["Ada Kent", "Bo Lee", "Cy Moss", "Dee Noor", "Eve Orr"];
    const html = bodyOf({}, { reads: { faces: { names } } });
    const panel = html.slice(html.indexOf("</jubilee-rsvp>"));
    const foot = panel.slice(0, panel.indexOf("Directions"));
    expect(textOf(foot).match(/\b[A-E][K-O]\b/g)).toEqual(["AK", "BL", "CM", "DN"]);
    expect(foot).toMatch(/id="beside" data-anew[\s\S]*popovertarget="calendar"/);
    const online = bodyOf({ event: { ...open.event, kind: "online" } });
    expect(textOf(online)).not.toContain("Directions");
  });

  it("says in its own words what a form lacks, and leaves none of that to the browser", () => {
    const html = bodyOf({}, { query: { answer: "yes" } });
    const forms = html.match(/<form [^>]*method="post"[\s\S]*?<\/form>/g) ?? [];
    const asking = forms.filter((form) => / required/.test(form));
    expect(asking.length).toBeGreaterThan(1);
    for (const form of asking) expect(form).toMatch(/^<form [^>]*novalidate/);
  });

  it("one that asks its guests nothing gives them the day to keep, at the foot and beside the page", () => {
    const html = bodyOf({ ...rsvp({ state: "off" }), tickets: [] });
    expect(textOf(html).split("in 163 days")).toHaveLength(3);
    const [beside = "", foot = ""] = html.split("data-page-foot");
    for (const part of [beside, foot])
      expect(part).toMatch(/<button [^>]*popovertarget="calendar"[^>]*>Add to calendar</);
    expect(bodyOf()).not.toContain(words.en.page.saveTheDate);
    const [over, called] = (["ended", "cancelled"] as const).map((state) =>
      bodyOf({ ...rsvp({ state: "off" }), tickets: [], ...status(state) }),
    );
    expect(over).not.toContain(words.en.page.saveTheDate);
    expect(called).not.toContain(words.en.page.saveTheDate);
  });

  it("one that asks and sells says to whoever has bought that they come", () => {
    const bought =
      /data-bought-says data-event="[^"]+"><h2>See you on 12 June<\/h2><a [^>]*hidden[^>]*>.*My tickets/;
    expect(bodyOf()).toMatch(bought);
    expect(bodyOf({ tickets: [] })).not.toContain("data-bought-says");
  });

  it("the people who come stand in a part that is taken anew after an answer", () => {
    expect(bodyOf()).toMatch(/id="crowd" data-anew><p[^>]*><b>\d+ are coming/);
    expect(bodyOf(rsvp({ comingCount: 0 }))).toContain('id="crowd" data-anew></div>');
  });

  it("a day, its clock and its zone are parted by the reader's own comma", () => {
    const text = textOf(bodyOf({}, { reader: { lang: "ar", locale: "ar-EG" } }));
    expect(text).not.toMatch(/[\u0600-\u06ff\u0660-\u0669], /);
  });

  it("one of all day has no clock, one online no way there", () => {
    const allDay = bodyOf({
      event: {
        ...open.event,
        kind: "online",
        startDate: "2027-06-12T04:00:00Z",
        endDate: "2027-06-13T03:59:00Z",
        startLocal: "2027-06-12T00:00",
        endLocal: "2027-06-12T23:59",
      },
    });
    expect(textOf(allDay)).toContain("12 Jun 2027, all day");
    expect(allDay).not.toContain(' data-start="');
    expect(allDay).not.toContain("openstreetmap");
    expect(textOf(allDay)).toContain("The address comes with your answer or your ticket.");
  });

  it("one that repeats leads to its other dates", () => {
    const { startDate, endDate, timeZone } = open.event;
    const date = { startDate, endDate, timeZone, cancelled: false };
    const other = "https://jubilee.example/event-info-view/other";
    const html = bodyOf({
      dates: [
        { ...date, isThis: true, pageUrl: null },
        { ...date, startDate: endDate, isThis: false, pageUrl: other, cancelled: true },
      ],
    });
    expect(html).toContain('aria-current="date"');
    expect(html).toContain(`href="${other}"`);
    expect(textOf(html)).toContain("Cancelled");
  });
});

describe("sections", () => {
  it("ask for the programme always, and for photos where there are any", () => {
    expect(eventReads(place().shared)).toEqual([]);
    expect(eventReads(place({ programme: true }).shared)).toEqual(["schedule"]);
    const gallery = { photos: 2, sponsors: 0 };
    expect(eventReads(place({ programme: true, gallery }).shared)).toEqual(["schedule", "gallery"]);
  });

  it("name those who agreed to be seen, twelve at once, and as text what they call themselves", () => {
    expect(eventReads(place({ hasFaces: true }).shared)).toEqual(["faces"]);
    const names = ["<b>Ada</b>", ...Array.from({ length: 13 }, (_, n) => `Guest ${n}`)];
    const reads = { faces: { agreed: 14, names } };
    const [, part = ""] = bodyOf({ hasFaces: true }, { reads }).split('id="who-comes"');
    const [first = "", more = ""] = part.split("<details");
    expect(textOf(first)).toContain("Guest 10");
    expect(textOf(first)).not.toContain("Guest 11");
    expect(textOf(more)).toContain("See all 14");
    expect(textOf(more)).toContain("Guest 12");
    expect(part).not.toContain("<b>Ada");
    expect(bodyOf({ hasFaces: true })).not.toContain('id="who-comes"');
  });

  it("answer what the hosts were asked, the first at once, and as text what they wrote", () => {
    expect(eventReads(place({ hasQuestions: true }).shared)).toEqual(["questions"]);
    const asked = (id: string, answer: string) => ({
      id,
      question: `Is ${id} <i>there</i>?`,
      answer,
    });
    const questions = [asked("parking", "Behind.\n\nhttps://map.example/p."), asked("food", "Yes")];
    const reads = { questions: { questions } };
    const [, part = ""] = bodyOf({ hasQuestions: true }, { reads }).split('id="questions"');
    const [, first = "", second = ""] = part.split("<details");
    expect(first).toMatch(/^[^>]* open/);
    expect(textOf(first)).toContain("Is parking &lt;i>there&lt;/i>?");
    expect(first).toContain('href="https://map.example/p"');
    expect(second).not.toMatch(/^[^>]* open/);
    expect(textOf(second)).toContain("Yes");
    expect(bodyOf({ hasQuestions: true })).not.toContain('id="questions"');
  });

  it("offer the hosts to be asked where they wish it, and say what keeps a question from being sent", () => {
    const reads = (takesQuestions: boolean) => ({ questions: { questions: [], takesQuestions } });
    expect(bodyOf({ hasQuestions: true }, { reads: reads(false) })).not.toContain('id="ask"');
    const html = bodyOf({ hasQuestions: true }, { reads: reads(true) });
    expect(html).toContain('popovertarget="ask"');
    expect(html).toMatch(/id="ask"[\s\S]*name="question"[\s\S]*name="name"[\s\S]*name="email"/);
    const refused = { code: "invalid_input", field: "question" };
    const outcome = { form: "ask", typed: { question: "https://x.example" }, refused };
    const again = bodyOf({ hasQuestions: true }, { reads: reads(true), outcome });
    expect(textOf(again)).toContain("a link alone asks nothing");
    const done = { received: true, isMailed: false };
    const sent = bodyOf(
      { hasQuestions: true },
      { reads: reads(true), outcome: { form: "ask", typed: {}, done } },
    );
    expect(textOf(sent)).toContain("The hosts have your question.");
    expect(sent).not.toContain('name="question"');
    const form = pages.all[event]?.forms?.["ask"];
    expect(form?.read?.({ question: "Dogs?" })).toHaveProperty(
      "idempotencyKey",
      expect.stringMatching(/^[\w-]{36}$/),
    );
  });

  it("leave out what could not be read", () => {
    const html = bodyOf({ gallery: { photos: 2, sponsors: 1 } });
    expect(html).not.toMatch(/id="(?:photos|sponsors|schedule)"/);
  });
});

describe("a page of a demo", () => {
  const demo = { name: "school-demo", endsAt: "2027-01-02T00:00:00Z" };
  const event = { ...open.event, demo };

  it.each(languages)("says so first, and leads to the demo's other sides, in %s", (lang) => {
    const reader = { lang, locale: lang };
    const html = bodyOf({ event }, { reader });
    const { title, text, planner, mine } = words[lang].page.demo;
    const said = textOf(html).trim().replaceAll(/\s+/g, " ");
    expect(said.startsWith(`${title} ${text} ${planner} ${mine} Jubilee`)).toBe(true);
    expect(html).toContain('href="/demo/school-demo?look=planner"');
    expect(html).toContain('href="/demo/school-demo?look=mine"');
  });

  it("tells its landmark apart by a name that no other part of it has", () => {
    const html = bodyOf({ event });
    expect(html.split(`aria-label="${words.en.page.demo.title}"`)).toHaveLength(2);
  });

  it("is told of nothing that is real", () => {
    expect(bodyOf()).not.toContain("?look=");
  });
});

it("what the page says of its widget's parts is said in the names of the widget's own sheet", () => {
  const { html } = draw(place());
  const [, inks = ""] = /::part\(face-yes\)\{([^}]+)\}/.exec(html) ?? [];
  expect(inks).toContain(withShortProperties("background: var(--accent)").replace(": ", ":"));
  expect(inks).not.toContain("--accent");
});

it("brings its widgets, in its reader's flavour, the words that would need a formatter", () => {
  const { html } = draw(place({}, { reader: { lang: "de", locale: "de-CH" } }));
  const [, text = ""] = /id="jubilee-first">(.*?)<\/script>/.exec(html) ?? [];
  const { told } = (JSON.parse(text) as { data: { told: Record<string, string> } }).data;
  expect(Object.values(told)).toContain(eventTime(open.event, "de-CH", place().now));
});

describe("weight", () => {
  it("a page with its styles, its cover and its data is small", async () => {
    const { brotliCompressSync } = await import("node:zlib");
    const { html } = draw(place());
    expect(brotliCompressSync(html).byteLength).toBeLessThan(20_000);
  });
});

describe("a link that opens nothing", () => {
  it.each(languages)("says so in %s", (lang) => {
    const page = pages.closed({ lang, locale: lang }, "Jubilee", 404);
    expect(page.status).toBe(404);
    expect(page.html).toContain(words[lang].closed.invalidTitle);
  });

  it("is not what a server says that has no answer now", () => {
    const { html } = pages.closed({ lang: "en", locale: "en" }, "Jubilee", 503);
    expect(html).not.toContain(words.en.closed.invalidTitle);
    expect(html).toContain(words.en.common.unavailableTitle);
  });

  it("is one that crashed, in the words of every screen that does", () => {
    const { html } = pages.closed({ lang: "en", locale: "en" }, "Jubilee", 500);
    expect(textOf(html)).toContain("Something went wrong");
    expect(textOf(html)).toContain(
      "An unexpected error occurred. Please refresh the page or try again later.",
    );
  });

  it.each(languages)("can be tried again in %s, without a script, unless it is gone", (lang) => {
    const again = `href>${words[lang].page.reload}</a>`;
    const bodyAt = (status: number) =>
      pages.closed({ lang, locale: lang }, "Jubilee", status).html.replace('href=""', "href");
    for (const status of [429, 500, 503]) expect(bodyAt(status)).toContain(again);
    expect(bodyAt(404)).not.toContain(again);
  });
});
