import { heldParts } from "@jubilee/core/people/held.rules";
import type { OwnProfile } from "@jubilee/core/people/profiles.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { profileWords } from "./words/all.ts";
import { heldWords } from "./words/held/all.ts";

const pages = await loadPages();
const file = "./people/my-profile/my-profile.page.ts";
const languages = Object.keys(profileWords) as PageLanguage[];
const at = "2027-02-01T15:00:00Z";

const profile: OwnProfile = {
  token: "profile-abcdefghijklmnop",
  host: "Marisol & Jörg",
  isClaimed: false,
  wantsMail: true,
  hasHostNotes: false,
  fields: {
    fullName: "Flo Berg",
    formerName: "Flo Holm",
    email: "flo@post.example",
    phone: "555 0100",
    city: "Oslo",
    bio: "I row.",
    photoThen: null,
    photoNow: null,
  },
  audiences: {
    name: "guests",
    former_name: "hidden",
    group: "guests",
    city: "everyone",
    bio: "organisers",
    photo_then: "guests",
    photo_now: "guests",
    email: "hidden",
    phone: "hidden",
  },
  events: [
    {
      id: "reunion",
      name: "Hartwell High",
      eventTypeId: "school-type-1",
      coverSeed: "seed",
      startDate: at,
      timeZone: "America/New_York",
      groupLabel: "1997",
      directoryOpen: true,
    },
  ],
  held: {
    person: {
      fullName: "Flo Berg",
      firstName: null,
      lastName: null,
      formerName: "Flo Holm",
      email: "flo@post.example",
      phone: null,
      language: "de",
      timeZone: "Europe/Berlin",
      details: { city: "Oslo", "Class T-shirt": "M" },
      cameBy: "import",
      noMailsSince: at,
      knownSince: at,
    },
    events: [
      {
        name: "Hartwell High",
        startDate: at,
        timeZone: "America/New_York",
        group: null,
        role: "member",
        household: "Berg",
        invitedAt: at,
        openedAt: at,
        answer: "yes",
        people: 3,
        meal: null,
        dietary: null,
        note: null,
        answeredAt: at,
        seenAs: "Liv Berg",
      },
    ],
    activities: [{ title: "Rowing", status: "going", at }],
    mails: [{ kind: "reminder", event: "Hartwell High", status: "sent", at }],
    sentMails: [{ topic: "invitations", status: "delivered", at }],
    mailStop: "unsubscribed",
    campaigns: [
      {
        subject: "One week to go",
        event: "Hartwell High",
        at,
        openedAt: at,
        pressed: 2,
        pressedAt: at,
      },
    ],
    announcements: [{ subject: "The boat", event: "Hartwell High", at, readAt: at }],
    companions: [{ event: "Hartwell High", name: null, isChild: true, meal: null, dietary: null }],
    travel: 2,
    waitingLists: [{ event: "Gala", people: 2, status: "left", at }],
    orders: [
      {
        code: "7HK-204",
        event: "Gala",
        status: "partially_refunded",
        totalMinor: 15500,
        refundedMinor: 500,
        currency: "USD",
        at,
      },
    ],
    polls: [{ event: "Hartwell High", title: "Which picnic?", asked: true, vote: null }],
    messages: [{ thread: "Who drives?", name: "Flo", written: 2, files: 0, last: at }],
    questions: [{ event: "Hartwell High", question: "Is there a cot?", answer: "Yes", at }],
  },
};

type Drawn = Partial<OwnProfile>;

function draw(more: Drawn = {}, rest: Partial<Place<OwnProfile>> = {}): string {
  const { html } = pages.draw(file, {
    token: profile.token,
    shared: { ...profile, ...more },
    reads: {},
    reader: { lang: "en", locale: "en-GB" },
    now: Date.parse(at),
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "one-key",
    ...rest,
  });
  return html.slice(html.indexOf("<body"));
}
const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("what is shown", () => {
  it("stands in its fields, with who sees each of them", () => {
    const html = draw();
    expect(html).toMatch(
      /name="fullName"[^>]*value="Flo Berg"|value="Flo Berg"[^>]*name="fullName"/,
    );
    const chosen = (field: string) =>
      new RegExp(`name="sees-${field}".*?<option value="(\\w+)" selected`, "s").exec(html)?.[1];
    expect(chosen("city")).toBe("everyone");
    expect(chosen("bio")).toBe("organisers");
    expect(chosen("email")).toBe("hidden");
    expect(html).toContain('aria-label="Who sees: Town"');
  });

  it("says what each viewer sees of it, and nothing to whom the name is hidden", () => {
    const html = draw();
    const view = (viewer: string) => {
      const [, text = ""] =
        new RegExp(`data-viewer="${viewer}">(.*?)(?=<div [^>]*data-viewer|</section>)`, "s").exec(
          html,
        ) ?? [];
      return textOf(text.replace(/<(\w+)[^>]* hidden[^>]*>.*?<\/\1>/gs, ""));
    };
    expect(view("guests")).toContain("Flo Berg");
    expect(view("guests")).toContain("Oslo");
    expect(view("guests")).not.toContain("I row.");
    expect(view("organisers")).toContain("I row.");
    expect(view("organisers")).not.toMatch(/flo@post|Flo Holm/);
    expect(view("everyone")).toContain("they do not see your name");
  });

  it.each([
    [false, "Claim this profile", "once the profile belongs to an account"],
    [true, "You change your pictures after signing in", ""],
  ])("a profile that an account has (%s) says where pictures are changed", (isClaimed, ...said) => {
    const html = draw({ isClaimed });
    for (const text of said) expect(textOf(html)).toContain(text);
    expect(html.includes(`/profile?claim=${profile.token}`)).toBe(!isClaimed);
  });
});

describe("what is changed", () => {
  const save = pages.all[file]?.forms?.["save"];
  const claimed = { ...profile, fields: { ...profile.fields, photoNow: "me/now.jpg" } };

  it("goes over the profile as it stands, and pictures stay", () => {
    const typed = {
      fullName: "Flo Berg",
      formerName: "",
      city: "Köln",
      phone: "",
      bio: "One\r\ntwo",
      "sees-city": "guests",
    };
    expect(save?.readOver?.(typed, claimed)).toEqual({
      body: {
        fields: {
          ...claimed.fields,
          formerName: "",
          city: "Köln",
          phone: "",
          bio: "One\ntwo",
        },
        audiences: { city: "guests" },
      },
    });
  });

  it.each([
    ["fullName", { fullName: " " }, "Tell us your name."],
    ["phone", { phone: "5".repeat(51) }, "This is too long."],
  ])("and a refused %s is said at its field, with what was typed", (field, typed, said) => {
    const refused = { code: "invalid_input", field };
    const outcome = {
      form: "save",
      typed: { ...typed, city: "Bonn", "sees-city": "hidden" },
      refused,
    };
    const html = draw({}, { outcome });
    expect(/<small role="alert"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(said);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="Bonn"');
    expect(html).toMatch(/name="sees-city".*?<option value="hidden" selected/s);
  });
});

describe("what is held", () => {
  it("is told with its zone, and can be taken along", () => {
    const html = draw();
    expect(textOf(html)).toContain("1 February 2027 at 10:00 GMT-5");
    expect(textOf(html)).toContain("will come · 3 people · household Berg");
    expect(html).toContain(`href="/functions/v1/embed/profile/${profile.token}/my-data.json"`);
  });

  it("goes by a press behind a question, which says what the law keeps", () => {
    const html = draw();
    expect(html).toMatch(/<dialog id="erase" role="alertdialog"/);
    expect(textOf(html)).toContain("Your order stays in the hosts’ books");
    expect(textOf(draw({ held: { ...profile.held, orders: [] } }))).not.toContain("hosts’ books");
    const erase = pages.all[file]?.forms?.["erase"];
    expect(erase?.read?.({ erase: "yes" })).toEqual({ erase: true });
    expect(erase?.read?.({})).toEqual({ erase: false });
  });

  it("mails are stopped and wished for again", () => {
    expect(draw()).toMatch(/name="wantsMail" value="no"/);
    expect(draw({ wantsMail: false })).toMatch(/name="wantsMail" value="yes"/);
  });
});

describe("languages", () => {
  it.each(languages)("%s says everything, and leaves no English of its own", (lang) => {
    const ways = (copy: object): string[] =>
      Object.entries(copy).flatMap(([name, value]: [string, unknown]) =>
        typeof value === "object" && value !== null ? ways(value).map((way) => name + way) : [name],
      );
    expect(ways(profileWords[lang]).toSorted()).toEqual(ways(profileWords.en).toSorted());
    const text = textOf(draw({ hasHostNotes: true }, { reader: { lang, locale: lang } }));
    const { shows, held, erase, othersSee, hostNotes, picturesLater } = profileWords.en;
    const english = [shows, held, erase, othersSee, hostNotes, picturesLater];
    expect(english.filter((one) => text.includes(one))).toEqual(lang === "en" ? english : []);
  });

  const others = Object.keys(heldWords) as (keyof typeof heldWords)[];
  it.each(others)("%s tells all that is held", (lang) => {
    const words = { locale: lang, day: () => "" };
    const english = heldParts(profile.held, words);
    const told = heldParts(profile.held, words, heldWords[lang]);
    expect(told.map(({ facts }) => facts.length)).toEqual(english.map(({ facts }) => facts.length));
    const said = (parts: typeof told) =>
      parts.flatMap(({ title, facts }) => [title, ...facts.map(({ detail }) => detail)]);
    const same = said(told).filter((one) => said(english).includes(one));
    const own = new Set([
      "Flo Berg",
      "Flo Holm",
      "flo@post.example",
      "de",
      "Europe/Berlin",
      "Oslo",
      "M",
      "",
    ]);
    expect(same.filter((one) => !own.has(one))).toEqual([]);
  });
});
