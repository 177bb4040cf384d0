import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { hartwellTickets } from "../../../fixtures/events.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { passForms } from "./forms.ts";
import { invitation, member } from "./pass.fixture.ts";
import { passWords } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(passWords) as PageLanguage[];
const name = "./answers/pass/pass.page.ts";

function draw(shared: PersonalInvitation, rest: Partial<Place<PersonalInvitation>> = {}) {
  return pages.draw(name, {
    token: "personal-abcdefghijklmnop",
    shared,
    reads: { schedule: { activities: [] }, polls: { polls: [] } },
    reader: { lang: "en", locale: "en-GB" },
    now: Date.parse("2027-01-01T00:00:00Z"),
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "one-key",
    ...rest,
  }).html;
}
const textOf = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<script[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>|<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const comes = (id: string, more = {}) => member(id, { state: "yes", pass: `G-${id}`, ...more });
const event = (more: Partial<PersonalInvitation["event"]>) => ({
  event: { ...invitation().event, ...more },
});

/** The names of all texts, with those under others. */
const ways = (copy: object, above = ""): string[] =>
  Object.entries(copy).flatMap(([way, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? ways(value, `${above}${way}.`) : [above + way],
  );

describe("where things stand", () => {
  it.each<[string, PersonalInvitation, string]>([
    ["not answered", invitation(), "Funmi, will you all be there?"],
    [
      "not answered, alone",
      invitation({ members: [member("Funmi")] }),
      "Funmi, will you be there?",
    ],
    ["not answered in time", invitation({ canAnswer: false }), "You are invited, Funmi"],
    ["a yes", invitation({ members: [comes("Funmi"), member("Tola")] }), "See you there, Funmi"],
    [
      "the others' yes",
      invitation({ members: [member("Funmi"), comes("Tola")] }),
      "Funmi, will you be there?",
    ],
    [
      "a maybe",
      invitation({ members: [member("Funmi", { state: "maybe" })] }),
      "We keep our fingers crossed, Funmi",
    ],
    [
      "a no",
      invitation({ members: [member("Funmi", { state: "no" })] }),
      "We will miss you, Funmi",
    ],
    [
      "waiting",
      invitation({ members: [member("Funmi", { state: "waitlisted", waitlistPosition: 3 })] }),
      "Number 3 in line",
    ],
    [
      "checked in",
      invitation({ members: [comes("Funmi", { enteredAt: "2027-06-12T22:41:00Z" })] }),
      "You came in at 18:41.",
    ],
    ["cancelled", invitation({}, event({ status: "cancelled" })), "This event was cancelled"],
    [
      "over, and they came",
      invitation({ members: [comes("Funmi")] }, event({ status: "ended" })),
      "Thank you for coming, Funmi",
    ],
    ["over", invitation({}, event({ status: "ended" })), "This event is over"],
  ])("%s is said on top", (_name, shared, said) => {
    expect(textOf(draw(shared))).toContain(said);
  });

  it("on the day of the event it says so, where the event is", () => {
    const shared = invitation({ members: [comes("Funmi")] });
    const at = (instant: string) => textOf(draw(shared, { now: Date.parse(instant) }));
    expect(at("2027-06-12T05:00:00Z")).toContain("Tonight");
    expect(at("2027-06-12T03:00:00Z")).toContain("See you there");
  });

  it("what is called off or over asks for nothing, and lets nobody in", () => {
    for (const status of ["cancelled", "ended"] as const) {
      const html = draw(invitation({ members: [comes("Funmi")] }, event({ status })));
      expect(html).not.toMatch(/name="answer"|popovertarget|id="code"/);
    }
  });

  it("a late change says with whom it lies", () => {
    const late = (status: NonNullable<PublicParty["late"]>["status"]) =>
      textOf(
        draw(
          invitation({ canAnswer: false, canAsk: true, late: { askedAt: "2027-05-22", status } }),
        ),
      );
    expect(late("waiting")).toContain("Your change is with the hosts.");
    expect(late("accepted")).toContain("The hosts took your late change.");
    expect(late("declined")).toContain("could not take your late change");
  });
});

describe("the answer", () => {
  it("is one press for all, which works without a script", () => {
    const html = draw(invitation({ questions: [] }));
    expect(html).toMatch(
      /<form[^>]* method="post" action="\/invitation\/[\w-]+\/answer\?lang=en"[^>]*><input type="hidden" name="key" value="one-key"/,
    );
    expect(html).toMatch(/<button[^>]* name="answer" value="yes"/);
    expect(textOf(html)).toContain("Both of you?");
  });

  it("asks first what the hosts must know of whoever comes", () => {
    const question = { id: "q", prompt: "Which bus?", kind: "text", options: [], required: true };
    const html = draw(invitation({ questions: [question as PublicParty["questions"][number]] }));
    expect(html).not.toMatch(/<button[^>]* name="answer" value="yes"/);
    expect(html).toMatch(/<button[^>]* name="answer" value="no"/);
    expect(html).toMatch(/name="q-q"/);
  });

  it("that was pressed before the hosts' question stands in the sheet it opens", () => {
    const question = { id: "q", prompt: "Which bus?", kind: "text", options: [], required: true };
    const questions = [question as PublicParty["questions"][number]];
    const chosenIn = (members: PublicParty["members"], pressed: string) => {
      const html = draw(invitation({ questions, members }));
      expect(html).toContain(`popovertarget="all-${pressed}"`);
      const [, sheet = ""] = html.split(`<dialog id="all-${pressed}"`);
      const chosen = sheet.slice(0, sheet.indexOf("</dialog>"));
      return [...chosen.matchAll(/name="answer-(\w+)" value="(\w+)" checked/g)].map(
        ([, who, answer]) => `${who} ${answer}`,
      );
    };
    const nobody = [member("Funmi"), member("Tola")];
    expect(chosenIn(nobody, "yes")).toEqual(["Funmi yes", "Tola yes"]);
    expect(chosenIn(nobody, "maybe")).toEqual(["Funmi maybe", "Tola maybe"]);
    const some = [member("Funmi"), member("Tola", { state: "no" })];
    expect(chosenIn(some, "yes")).toEqual(["Funmi yes", "Tola no"]);
    const perhaps = [member("Funmi", { state: "maybe" }), member("Tola", { state: "no" })];
    expect(chosenIn(perhaps, "yes")).toEqual(["Funmi yes", "Tola yes"]);
  });

  it("of the others stays as it is when one is changed", () => {
    const shared = invitation({
      members: [comes("Funmi", { meal: "Lake trout" }), member("Tola", { state: "maybe" })],
      companions: [{ name: null, isChild: true, meal: null, dietary: "No nuts", pass: null }],
      answers: { q: "The late one" },
      note: "Until then",
    });
    const told = passForms["person"]?.readOver?.(
      { person: "Tola", answer: "yes", meal: "Small plate", dietary: "", key: "k" },
      shared,
    );
    expect(told).toEqual({
      body: {
        members: [
          { id: "Funmi", answer: "yes", meal: "Lake trout", dietary: null, activities: [] },
          { id: "Tola", answer: "yes", meal: "Small plate", dietary: null, activities: [] },
        ],
        companions: [{ name: null, isChild: true, meal: null, dietary: "No nuts" }],
        answers: { q: "The late one" },
        note: "Until then",
        idempotencyKey: "k",
      },
    });
  });

  it("for all is given by who has said nothing too; whoever comes along is added, named and taken off", () => {
    const shared = invitation({ members: [comes("Funmi"), member("Tola")] });
    const all = passForms["answer"]?.readOver?.({ answer: "no", key: "k" }, shared);
    expect(all).toMatchObject({ body: { members: [{ answer: "no" }, { answer: "no" }] } });
    const open = passForms["answer"]?.readOver?.({ answer: "no", whom: "open", key: "k" }, shared);
    expect(open).toMatchObject({ body: { members: [{ answer: "yes" }, { answer: "no" }] } });
    const bring = (typed: Record<string, string>, companions: PublicParty["companions"] = []) =>
      passForms["bring"]?.readOver?.(typed, { ...shared, party: { ...shared.party, companions } });
    expect(bring({ person: "new", name: "Noor", isChild: "on" })).toMatchObject({
      body: { companions: [{ name: "Noor", isChild: true }] },
    });
    const known = [{ name: null, isChild: false, meal: null, dietary: null, pass: null }];
    expect(bring({ person: "companion-0", name: "Noor" }, known)).toMatchObject({
      body: { companions: [{ name: "Noor" }] },
    });
    expect(bring({ person: "companion-0", comes: "no" }, known)).toMatchObject({
      body: { companions: [] },
    });
  });

  it("to two things at once is not sent", () => {
    const activity = (id: string) => ({
      id,
      title: id,
      startAt: "2027-06-12T15:00:00Z",
      endAt: "2027-06-12T16:00:00Z",
      room: null,
      requiresRsvp: false,
      placesLeft: null,
      places: {},
    });
    const shared = invitation({ activities: [activity("a"), activity("b")] });
    const told = passForms["person"]?.readOver?.(
      { person: "Funmi", answer: "yes", parts: "asked", "part-a": "on", "part-b": "on", key: "k" },
      shared,
    );
    expect(told).toEqual({ refused: { code: "clash", field: "activities" } });
  });

  it("that was refused stands open with what was typed, and says why", () => {
    const outcome = {
      form: "person",
      typed: { person: "Tola", answer: "yes", dietary: 'no "nuts"' },
      refused: { code: "clash", field: "activities" },
    };
    const html = draw(invitation(), { outcome });
    expect(html).toMatch(/<dialog id="person-Tola" open/);
    expect(html).toContain('value="no &quot;nuts&quot;"');
    expect(textOf(html)).toContain("at the same time");
  });
});

it("a word to the hosts is asked for alone, and changes no answer", () => {
  const shared = invitation({ members: [comes("Funmi"), member("Tola")] });
  const html = draw(shared);
  expect(html).toMatch(/popovertarget="note"[^>]*>A word to the hosts/);
  const [, sheet = ""] = html.split('<dialog id="note"');
  const fields = [...sheet.slice(0, sheet.indexOf("</dialog>")).matchAll(/ name="([\w-]+)"/g)];
  expect(fields.map(([, field]) => field)).toEqual(["key", "note"]);
  const told = passForms["note"]?.readOver?.({ key: "k", note: "See you!" }, shared);
  expect(told).toMatchObject({ body: { note: "See you!", members: [{ answer: "yes" }] } });
});

it("a question that is asked once for a party says so, and whoever comes alone is not told", () => {
  const question = { id: "q", prompt: "Which bus?", kind: "text", options: [], required: true };
  const questions = [question as PublicParty["questions"][number]];
  const { onceForAll } = passWords.en;
  expect(draw(invitation({ questions }))).toContain(onceForAll);
  expect(draw(invitation({ questions, members: [member("Funmi")] }))).not.toContain(onceForAll);
  const answered = draw(invitation({ questions, answers: { q: "The second" } }));
  const persons = answered
    .split('<dialog id="person-')
    .slice(1)
    .map((sheet) => sheet.split("</dialog>")[0]);
  expect(persons.filter((sheet) => sheet?.includes('name="q-q"'))).toEqual([]);
});

it("who comes along without a name yet has no letters of the words that stand for it", () => {
  const companion = { isChild: false, meal: null, dietary: null, pass: null };
  const companions = [
    { ...companion, name: null },
    { ...companion, name: "Wale Adebayo" },
  ];
  const members = [comes("Funmi")];
  const faces = [
    ...draw(invitation({ members, companions })).matchAll(/aria-hidden="true">([^<]{1,2})</g),
  ].map(([, face]) => face);
  expect(faces).toEqual(["12", "FO", "+1", "WA"]);
});

it("a child who comes is said to come, as everybody else is", () => {
  const html = draw(invitation({ members: [comes("Funmi"), comes("Tola", { isChild: true })] }));
  expect(textOf(html)).toContain("Tola Oyelaran Comes · Child");
});

it("addresses in what the hosts wrote can be followed, and end where their sentence does", () => {
  const description = "See (https://maps.example/x?a=1&b=2). Then <b>https://b.example</b>";
  const html = draw(invitation({}, event({ description })));
  const links = [...html.matchAll(/<a href="([^"]+)" target="_blank" rel="nofollow noreferrer"/g)];
  expect(links.map(([, href]) => href)).toEqual([
    "https://maps.example/x?a=1&amp;b=2",
    "https://b.example",
  ]);
  expect(html).not.toContain("<b>https");
});

describe("the code", () => {
  const shared = invitation({
    members: [comes("Funmi"), comes("Tola")],
    companions: [{ name: null, isChild: false, meal: null, dietary: null, pass: "G-Guest" }],
  });

  it("stands on the card for all, and for each who comes alone", () => {
    const html = draw(shared);
    expect(textOf(html)).toContain("One code lets all 3 of you in.");
    expect(html).toContain('aria-label="Code of Funmi Oyelaran"');
    expect(html).toContain('aria-label="Code of With Funmi"');
    expect(textOf(html)).toContain("My code");
  });

  it("is not there while no gate reads it", () => {
    const html = draw(invitation({ members: [member("Funmi", { state: "yes" })] }));
    expect(html).not.toContain('id="code"');
    expect(textOf(html)).not.toContain("My code");
  });
});

describe("what is asked", () => {
  it("comes first, in its order: polls, then meals", () => {
    const poll = {
      id: "p",
      title: "Which picnic?",
      naming: "named",
      questionCount: 1,
      state: "open",
      closesAt: "2027-01-02T12:00:00Z",
      timeZone: "America/New_York",
      hasVoted: false,
      token: "ballot",
    };
    const shared = invitation({
      members: [comes("Funmi"), comes("Tola", { meal: "Small plate" })],
    });
    const text = textOf(draw(shared, { reads: { polls: { polls: [poll] }, schedule: null } }));
    expect(text).toContain("2 things to do");
    expect(text.indexOf("A meal for Funmi")).toBeGreaterThan(0);
    expect(text).not.toContain("A meal for Tola");
    expect(text).toContain("open until Saturday 2 January");
  });

  it("by the end of a mail is to get no more of them", () => {
    const asks = draw(invitation(), { query: { mails: "stop" } });
    expect(textOf(asks).indexOf("Send me no more mails")).toBeLessThan(
      textOf(asks).indexOf("Who comes"),
    );
    expect(textOf(asks).split("Send me no more mails")).toHaveLength(2);
  });

  it("of tickets is nothing of whoever holds one", () => {
    const sells = (orders: PersonalInvitation["orders"], state: "yes" | null) =>
      textOf(
        draw({
          ...invitation({ members: [member("Funmi", { state })] }, { orders }),
          rsvp: { ...invitation().rsvp, state: "off" },
          tickets: hartwellTickets,
        }),
      );
    expect(sells([], null)).toContain("Choose tickets");
    expect(sells([{ code: "AB", orderToken: null, tickets: [] }], "yes")).not.toContain(
      "Choose tickets",
    );
  });
});

it("what could not be read leaves its place for the script, and the page stands", () => {
  const html = draw(invitation(), { reads: { polls: { polls: [] } } });
  expect(html).toContain('id="later-50" data-later');
  expect(html).not.toContain('id="later-60" data-later');
});

it("what hosts wrote is marked with their language, and nothing is passed on by an own link", () => {
  const shared = invitation({}, event({ locale: "de-DE", description: "Wir singen." }));
  const html = draw(shared);
  expect(html).toMatch(/<p class="[^"]*" lang="de-DE" dir="auto">Hartwell/);
  expect(html).toMatch(/<section[^>]* lang="de-DE" dir="auto"><p[^>]*>Wir singen\./);
  expect(html).not.toMatch(/data-share=|og:url| style="/);
});

it.each([
  ["its own page", "https://jubilee.example/event-info-view/everybodys", "/everybodys/"],
  ["no page for everybody", "https://jubilee.example/", "/personal-abcdefghijklmnop/"],
])("an event with %s goes into a calendar without one's own link in it", (_name, pageUrl, file) => {
  const html = draw(invitation({}, { pageUrl }));
  const google = decodeURIComponent(/https:\/\/calendar\.google[^"]+/.exec(html)?.[0] ?? "");
  expect(google).not.toContain("personal-abcdefghijklmnop");
  expect(google.includes("/event-info-view/everybodys")).toBe(pageUrl.endsWith("everybodys"));
  expect(html).toMatch(new RegExp(`href="/functions/v1/embed/event${file}calendar.ics"`));
});

describe("languages", () => {
  it.each(languages)("%s says everything, and nothing that English does not", (lang) => {
    expect(ways(passWords[lang]).toSorted()).toEqual(ways(passWords.en).toSorted());
  });

  it.each(languages)("a pass in %s leaves no English of its own", (lang) => {
    const text = textOf(
      draw(invitation({ members: [comes("Funmi"), comes("Tola")] }), {
        reader: { lang, locale: lang },
      }),
    );
    const english = [passWords.en.whoComes, passWords.en.cannot(2), passWords.en.fill];
    expect(english.filter((one) => text.includes(one))).toEqual(lang === "en" ? english : []);
  });
});
