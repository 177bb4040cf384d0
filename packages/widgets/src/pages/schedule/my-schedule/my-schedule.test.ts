import type { PublicActivity, PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { hartwell, recordedAt } from "../../../fixtures/events.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import { rowing } from "../../../fixtures/schedules.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { scheduleWords } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(scheduleWords) as PageLanguage[];

const party = [
  { place: 0, name: "Ada Lind" },
  { place: 1, name: "Bea" },
  { place: 2, name: null },
];
const schedule = (
  activities: Partial<PublicActivity>[],
  more: Partial<PublicSchedule> = {},
): PublicSchedule => ({
  event: hartwell,
  version: 1,
  releasedAt: recordedAt,
  activities: activities.map((one) => ({ ...rowing, ...one })),
  guestName: "Ada Lind",
  memberId: "ada",
  members: [],
  party: [],
  pageUrl: "https://jubilee.example/event-info-view/everybodys",
  serverTime: recordedAt,
  ...more,
});

function draw(shared: PublicSchedule, rest: Partial<Place<PublicSchedule>> = {}): string {
  const place = placeOf(shared, {
    token: "personal-abcdefghijklmnop",
    reads: { "schedule/calendar": { url: null, lastUsedAt: null } },
    now: Date.parse(recordedAt),
    ...rest,
  });
  return bodyOf(pages.draw("./schedule/my-schedule/my-schedule.page.ts", place).html);
}

it("says on paper which event it is, by which clock, and where", () => {
  const event = { ...hartwell, locationName: "The Mill", address: "41 Boathouse Lane" };
  const [head = ""] = textOf(draw(schedule([{}], { event }))).split("Ada Lind");
  for (const said of [event.name, "Eastern Daylight Time", "The Mill, 41 Boathouse Lane"]) {
    expect(head).toContain(said);
  }
});

it("has each activity on the reader's own clock, where that shows another", () => {
  const page = draw(schedule([{ mine: "going" }, { id: "later" }]));
  const own = page.match(/<p data-start="[^"]+"[^>]*data-words="For you in \{city\}: \{time\}"/g);
  expect(own).toHaveLength(2);
  expect(page).toContain("[data-start]");
});

describe("places", () => {
  it.each<[string, Partial<PublicActivity>, string, string]>([
    ["fits", {}, "Sign up: Rowing", "2 places left"],
    ["is more than what is left", { people: 3 }, "Join the waiting list: Rowing", "For 3 people"],
    ["has a place", { mine: "going" }, "Give the place back: Rowing", "You go"],
    [
      "has places",
      { mine: "going", people: 3 },
      "Give the places back: Rowing",
      "You go · For 3 people",
    ],
    [
      "waits",
      { mine: "waiting", people: 2, position: 4 },
      "Leave the line: Rowing",
      "Waiting, number 4 in line",
    ],
    ["needs none", { signUp: false }, "Add to my schedule: Rowing", "Add to my schedule"],
    ["has marked it", { signUp: false, starred: true }, "Take it out: Rowing", "In my schedule"],
  ])("who %s is offered the next step, and reads how it stands", (_name, activity, label, said) => {
    const html = draw(schedule([activity]));
    expect(html).toContain(`aria-label="${label}"`);
    expect(textOf(html)).toContain(said);
  });

  it("whoever brings others is asked who of them comes, and reads who does not", () => {
    const html = draw(schedule([{ mine: "going", people: 2, absent: [1] }], { party }));
    expect(textOf(html)).toContain("Without Bea");
    expect(html).toMatch(/name="who-0" checked/);
    expect(html).not.toMatch(/name="who-1" checked/);
    expect(textOf(html)).toContain("With Ada Lind");
    const first = draw(schedule([{ people: 3 }], { party }));
    expect(first).toMatch(/<button type="button"[^>]* popovertarget="who-rowing"/);
  });

  it("two of one's own at the same time say so", () => {
    const other = { ...rowing, id: "b", title: "Knots", mine: "going" } as const;
    expect(textOf(draw(schedule([{ mine: "going" }, other])))).toContain(
      "At the same time as “Knots”",
    );
    expect(textOf(draw(schedule([{}, other])))).not.toContain("At the same time");
  });

  it("are taken in the name of whom the page shows", () => {
    const members = [
      { id: "ada", name: "Ada Lind" },
      { id: "bo", name: "Bo Lind" },
    ];
    const html = draw(schedule([{}], { members, memberId: "bo" }), { query: { member: "bo" } });
    expect(html).toMatch(/action="[^"]*\/take\?lang=en&amp;member=bo"/);
    expect(html).toContain('name="memberId" value="bo"');
    expect(html).toMatch(/member=bo" aria-current="page"/);
  });
});

it.each([
  ["cancelled", "This event was cancelled"],
  ["ended", "This event is over"],
] as const)("what was chosen for an event that is %s stays to be read", (status, said) => {
  const html = draw(schedule([{ mine: "going" }], { event: { ...hartwell, status } }), {
    reads: {},
  });
  expect(textOf(html)).toContain(said);
  expect(textOf(html)).toContain("Rowing");
  expect(html).not.toMatch(/<form|calendar\.ics/);
});

it("a calendar's address is opened, and given up after a question", () => {
  expect(draw(schedule([]))).toMatch(/name="what" value="open"/);
  const url = "https://jubilee.example/feed/mine.ics";
  const html = draw(schedule([]), { reads: { "schedule/calendar": { url, lastUsedAt: null } } });
  expect(html).toContain('href="webcal://jubilee.example/feed/mine.ics"');
  expect(html).toMatch(/popovertarget="calendar-stop"/);
  expect(html).toMatch(/<dialog id="calendar-stop"[\s\S]*name="what" value="stop"/);
});

describe("languages", () => {
  it.each(languages)("%s says everything, and leaves no English of its own", (lang) => {
    expect(Object.keys(scheduleWords[lang]).toSorted()).toEqual(
      Object.keys(scheduleWords.en).toSorted(),
    );
    const text = textOf(draw(schedule([{}]), { reader: { lang, locale: lang } }));
    const { more, keeps, empty } = scheduleWords.en;
    const english = [more, keeps, empty];
    expect(english.filter((one) => text.includes(one))).toEqual(lang === "en" ? english : []);
  });
});
