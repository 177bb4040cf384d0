import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { venue as open } from "../../../fixtures/venues.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { problemOf, requestOver } from "./forms.ts";
import { words } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(words) as PageLanguage[];
const now = Date.parse("2027-01-10T12:00:00Z");
const path = "/shared-venue/abcdefghijklmnopqrstuvwx";

const draw = (
  more: Partial<SharedVenue["venue"]> = {},
  rest: Partial<Place<SharedVenue>> = {},
): string =>
  pages.draw("./venues/venue/venue.page.ts", {
    token: "abcdefghijklmnopqrstuvwx",
    shared: { ...open, venue: { ...open.venue, ...more } },
    reads: {},
    reader: { lang: "en", locale: "en-GB" },
    now,
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "one-key-of-a-page",
    ...rest,
  }).html;
const bodyOf = (...of: Parameters<typeof draw>) => {
  const html = draw(...of);
  return html.slice(html.indexOf("<body"));
};
const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ").replace(/\s+/g, " ");
const dayIn = (html: string, day: string) => html.includes(`name="day" value="${day}"`);

it("the request's own words say what it lacks, not the browser's", () => {
  expect(bodyOf()).toMatch(/<form [^>]*data-send="ask"[^>]*novalidate/);
});

describe("a venue", () => {
  it("says what its link shows, and a planner's own words as they are", () => {
    const html = bodyOf();
    const text = textOf(html);
    for (const said of [
      "The Boathouse",
      "12 Landing Road, 06415 Lake Merrow, Connecticut",
      "$1,200 a day",
      "$180 an hour",
      "The slip is ours until midnight.",
      "Long Hall Seated at tables 120 Standing 180",
      "Kitchen",
      "Rowing boats",
      "Step-free entrance",
      "Monday – Tuesday 9:00 – 22:00",
      "Sunday Closed",
      "41°30′ N, 72°27′ W",
      "boathouse.example",
    ]) {
      expect(text).toContain(said);
    }
    expect(html).toContain('href="https://www.openstreetmap.org/?mlat=41.5031');
  });

  it("has a way to each of its photos, which come when they are near", () => {
    const html = bodyOf();
    expect(html.match(/<img [^>]*loading="lazy"/g)).toHaveLength(2);
    expect(html).toContain('href="/storage/v1/object/public/venues/2.jpg"');
    expect(html).toMatch(/data-photos/);
  });

  it("leaves out what is not known of it", () => {
    const html = bodyOf({
      summary: null,
      street: null,
      city: null,
      postalCode: null,
      region: null,
      latitude: null,
      longitude: null,
      amenities: [],
      accessFacts: [],
      openingHours: {},
      hourlyRateMinor: null,
      dailyRateMinor: null,
      website: null,
      photoUrls: [],
    });
    expect(html).not.toMatch(/id="(?:photos|where|hours)"|openstreetmap|data-copy/);
    expect(textOf(html)).toContain("Nothing is known about access yet.");
    expect(textOf(html)).toContain("The address is not given");
  });

  it("without a space nothing is asked for, and no script of its own comes", () => {
    const html = draw({ spaces: [] });
    expect(html).not.toMatch(/id="ask"|id="free"|data-page-foot=|pages\/venue\.js/);
  });

  it("what other sites read of it is its name, its photo, its place", () => {
    const html = draw();
    expect(html).toContain(
      'content="https://jubilee.example/storage/v1/object/public/venues/1.jpg"',
    );
    const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toMatchObject({
      "@type": "EventVenue",
      name: "The Boathouse",
      address: { streetAddress: "12 Landing Road", addressCountry: "US" },
      geo: { latitude: 41.5031, longitude: -72.448 },
      maximumAttendeeCapacity: 180,
    });
    expect(draw({ photoUrls: [] })).toContain(`/share-picture/venue/abcdefghijklmnopqrstuvwx.png`);
  });
});

describe("free and busy days", () => {
  it("are those of the space that is looked at", () => {
    const hall = bodyOf();
    expect(dayIn(hall, "2027-01-09")).toBe(false);
    expect(dayIn(hall, "2027-01-10")).toBe(true);
    expect(hall).toContain('aria-label="Friday, 15 January 2027, partly busy"');
    expect(dayIn(hall, "2027-01-20")).toBe(false);
    expect(textOf(hall)).toContain("Monday, 25 January 2027, not available");
    const loft = bodyOf({}, { query: { space: "loft" } });
    expect(dayIn(loft, "2027-01-20")).toBe(true);
    expect(loft).toMatch(/<option value="loft" selected/);
  });

  it("lead on to the next two months and back, up to two years", () => {
    const first = bodyOf();
    expect(first).toContain(`href="${path}?lang=en&amp;space=hall&amp;from=2027-03-01#free"`);
    expect(first).not.toContain(words.en.earlier);
    expect(textOf(first)).toContain("January – February 2027");
    const later = bodyOf({}, { shared: { ...open, fromDay: "2027-03-01", toDay: "2027-05-02" } });
    expect(later).toContain(`href="${path}?lang=en&amp;space=hall#free"`);
    expect(textOf(later)).toContain("March – April 2027");
    const last = bodyOf({}, { shared: { ...open, fromDay: "2028-11-01", toDay: "2029-01-02" } });
    expect(last).not.toContain(words.en.later);
  });

  it("a day that was pressed without a script stands in the form, one that is shut does not", () => {
    expect(bodyOf({}, { query: { day: "2027-01-12" } })).toMatch(
      /name="startLocal" value="2027-01-12T18:00"/,
    );
    for (const day of ["2027-01-20", "2027-13-40", '"><b>']) {
      expect(bodyOf({}, { query: { day } })).toMatch(/name="startLocal" value min/);
    }
  });
});

describe("a request", () => {
  const typed = {
    spaceId: "hall",
    startLocal: "2027-01-12T18:00",
    endLocal: "2027-01-12T22:00",
    title: "School trip",
    name: "Noor",
    email: "noor@mail.example",
    partySize: "",
    note: "",
    submitKey: "a-key-of-its-own",
    website: "",
  };

  it("is sent as the call takes it", () => {
    expect(requestOver({ ...typed, partySize: "１２" }, open, now)).toEqual({
      body: { ...typed, partySize: 12 },
    });
  });

  it.each([
    [{ startLocal: "" }, "startLocal", "start"],
    [{ startLocal: "2027-01-10T06:59", endLocal: "2027-01-10T20:00" }, "startLocal", "over"],
    [{ startLocal: "2029-01-11T18:00", endLocal: "2029-01-11T20:00" }, "startLocal", "far"],
    [{ endLocal: "" }, "endLocal", "end"],
    [{ endLocal: "2027-01-12T18:00" }, "endLocal", "order"],
    [{ endLocal: "2027-02-12T18:01" }, "endLocal", "long"],
    [{ title: " " }, "title", "purpose"],
    [{ partySize: "two" }, "partySize", "people"],
    [{ partySize: "0" }, "partySize", "people"],
  ] as const)("with %o is not sent, and its field says why", (wrong, field, problem) => {
    const told = requestOver({ ...typed, ...wrong }, open, now);
    const refused = "refused" in told ? told.refused : undefined;
    expect(refused?.field).toBe(field);
    const outcome = { form: "ask", typed, ...(refused && { refused }) };
    expect(problemOf(outcome, field)).toBe(problem);
    const html = bodyOf({}, { outcome });
    expect(textOf(html)).toContain(words.en.problems[problem]);
    expect(html).toContain('value="School trip"');
    expect(html).toContain('name="submitKey" value="a-key-of-its-own"');
  });

  it("an hour that is over elsewhere and not there is sent", () => {
    const early = { startLocal: "2027-01-10T07:01", endLocal: "2027-01-10T09:00" };
    expect(requestOver({ ...typed, ...early }, open, now)).toHaveProperty("body");
  });

  it("for a time that somebody else was given says so at its field", () => {
    const outcome = {
      form: "ask",
      typed,
      refused: { code: "conflict", field: "startLocal" },
    };
    const text = textOf(bodyOf({}, { outcome }));
    expect(text).toContain("It is taken at that time. Choose another.");
    expect(text).not.toContain("Something has changed meanwhile");
  });

  it("that was taken says for when, on the venue's clock", () => {
    const done = { status: "requested", startDate: "2027-01-12T23:00:00Z" };
    const html = bodyOf({}, { outcome: { form: "ask", typed, done } });
    expect(textOf(html)).toContain("Tuesday 12 January at 18:00 GMT-5");
    expect(html).toContain('data-offset="-300"');
    expect(html).not.toContain('name="email"');
  });
});

describe.each(languages)("%s", (lang) => {
  it("says everything, and every amenity and access fact by a name of its own", () => {
    for (const part of ["layouts", "amenities", "accessFacts", "problems", "days"] as const) {
      expect(Object.keys(words[lang][part]).toSorted()).toEqual(
        Object.keys(words.en[part]).toSorted(),
      );
      expect(Object.values(words[lang][part])).not.toContain("");
    }
    const text = textOf(bodyOf({}, { reader: { lang, locale: lang } }));
    const { freeTitle, ask, send, hoursTitle, amenities, layouts } = words[lang];
    for (const said of [freeTitle, ask, send, hoursTitle, amenities["kitchen"], layouts.banquet]) {
      expect(text).toContain(said);
    }
    expect(text).toContain("Rowing boats");
  });
});
