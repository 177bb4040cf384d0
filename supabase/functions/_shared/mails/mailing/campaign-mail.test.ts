import { describe, expect, it } from "vitest";
import { richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";
import type { MailSetting } from "../draw.ts";
import { campaignMail, type CampaignMailSource, inboxLine } from "./campaign-mail.ts";

const setting: MailSetting = { siteUrl: "https://jubilee.example", productName: "Jubilee" };
const event: PublicEvent = {
  id: "e1",
  name: "Lake days",
  description: null,
  eventTypeId: "social-type-1",
  groupTerm: "Party",
  memberTerm: "Guest",
  kind: "in_person",
  status: "published",
  startDate: "2027-07-10T10:00:00+00:00",
  endDate: "2027-07-10T20:00:00+00:00",
  startLocal: "2027-07-10T12:00",
  endLocal: "2027-07-10T22:00",
  timeZone: "Europe/Copenhagen",
  locationName: "Holm Island",
  address: null,
  onlineUrl: null,
  coverUrl: null,
  coverSeed: "e1",
  hostNames: [],
  locale: "en",
  currency: "EUR",
};
const calendar: CalendarSource = {
  ...event,
  uid: "e1",
  sequence: 0,
  pageUrl: "https://jubilee.example/event-info-view/abc",
  updatedAt: "2027-01-01T00:00:00+00:00",
};

const mailOf = (more: Partial<CampaignMailSource>) =>
  campaignMail(sourceOf(more), "ute@post.example", setting);

function sourceOf(more: Partial<CampaignMailSource>): CampaignMailSource {
  const url = "https://jubilee.example/invitation/own";
  return {
    to: "ute@post.example",
    name: "Ute",
    locale: "en",
    language: "en",
    subject: "Come",
    preview: "",
    blocks: [{ id: "a", kind: "answer" }],
    fields: {},
    event,
    asks: "answers",
    url,
    unsubscribeUrl: `${url}?mails=stop`,
    countsOpens: false,
    calendar,
    ...more,
  };
}

it.each([
  [{ full_name: "Ute Grünewald" }, "Come, Ute!", "Ute, it begins at noon"],
  [{}, "Come,!", "it begins at noon"],
])("fills in the reader's first name beside the text, too (%o)", (fields, subject, preview) => {
  const known: Record<string, string> = { ...fields };
  const mail = mailOf({
    fields: known,
    subject: "Come, {first name}!",
    preview: known["full_name"] ? "{first name}, it begins at noon" : "it begins at noon",
  });
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(preview);
});

it("says in which language a host wrote, and speaks English around a language it has no words for", () => {
  const label = "Gelin";
  const { html } = mailOf({
    locale: "tr",
    language: "tr",
    blocks: [
      { id: "t", kind: "text", words: { tr: richTextOf("Göle gidiyoruz.") } },
      { id: "b", kind: "button", labels: { tr: label }, href: "https://lake.example/" },
      { id: "a", kind: "answer" },
    ],
  });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toMatch(/<div lang="tr"><p[^>]*>Göle gidiyoruz\./);
  expect(html).toMatch(new RegExp(`<div lang="tr"><table.*>${label}</a>`));
  expect(html).not.toMatch(/<div lang="tr">(?:(?!<\/div>).)*>Yes<\/a>/);
});

describe("the answer in a campaign's mail", () => {
  it.each([
    ["en", ["Yes", "Maybe", "No"]],
    ["ar", ["نعم", "ربما", "لا"]],
  ])("is three links of the reader's own, in both parts (%s)", (locale, labels) => {
    const { html, text } = mailOf({ locale });
    for (const [index, answer] of ["yes", "maybe", "no"].entries()) {
      const href = `https://jubilee.example/invitation/own?answer=${answer}`;
      expect(text).toContain(`${labels[index]}:\n${href}`);
      expect(html).toMatch(
        new RegExp(`href="${href.replace("?", "\\?")}"[^>]*>${labels[index]}</a>`),
      );
    }
  });

  it("is one way to the reader's page where the event asks for none", () => {
    for (const [asks, label] of [
      ["tickets", "Get tickets"],
      ["nothing", "The event’s page"],
    ] as const) {
      const { html, text } = mailOf({ asks });
      expect(text).toContain(`${label}:\nhttps://jubilee.example/invitation/own\n`);
      expect(html).not.toContain("?answer=");
    }
  });
});

it.each([
  ["tr", /10 Temmuz 2027/],
  ["tr-TR", /10 Temmuz 2027/],
  ["fa", /10 ژوئیه 2027|2027|1406/],
])(
  "writes days as the reader's language does, though its own words are English (%s)",
  (locale, day) => {
    const { text } = mailOf({
      locale,
      language: locale,
      blocks: [{ id: "e", kind: "event" }],
    });
    expect(text).toMatch(day);
    expect(text).not.toMatch(/July|Saturday/);
  },
);

describe("the lists of an event in a campaign's mail", () => {
  const programme = [
    {
      title: "Regatta & picnic",
      startAt: "2027-07-10T10:00:00+00:00",
      endAt: "2027-07-10T12:00:00+00:00",
      room: "North pier",
    },
  ];
  const ticket = {
    id: "t",
    name: "Deck",
    description: null,
    priceMinor: 4500,
    currency: "EUR",
    state: "on_sale" as const,
    salesStart: null,
    salesEnd: null,
    left: null,
    minPerOrder: 1,
    maxPerOrder: 10,
  };

  it.each([
    ["en", "The schedule", /Saturday,? 10 July 2027/],
    ["de", "Das Programm", /Samstag, 10\. Juli 2027/],
    ["ar", "البرنامج", /10/],
  ])("tells what is on, where and on whose clock, in both parts (%s)", (locale, title, day) => {
    const blocks = [{ id: "s", kind: "schedule" as const }];
    const { html, text } = mailOf({ locale, language: locale, blocks, programme });
    expect(html).toContain(title);
    expect(html).toContain("Regatta &amp; picnic");
    expect(text).toMatch(
      new RegExp(`${title}\\n\\* Regatta & picnic: .*UTC\\+2\\); North pier\\n`),
    );
    expect(text).toMatch(day);
  });

  it("tells what is on sale with its price, what is sold out, and leads there", () => {
    const tickets = [
      ticket,
      { ...ticket, id: "f", name: "Pier", priceMinor: 0 },
      { ...ticket, id: "o", name: "Cabin", state: "sold_out" as const },
      { ...ticket, id: "n", name: "Later", state: "not_yet" as const },
    ];
    const { html, text } = mailOf({ blocks: [{ id: "t", kind: "tickets" }], tickets });
    expect(text).toContain("Tickets\n* Deck: €45\n* Pier: Free\n* Cabin: Sold out\n");
    expect(text).toContain(`Get tickets:\n${calendar.pageUrl}\n`);
    expect(html).not.toContain("Later");
  });

  it("leaves nothing where there is nothing to tell", () => {
    const blocks = [
      { id: "s", kind: "schedule" as const },
      { id: "t", kind: "tickets" as const },
    ];
    const { html, text } = mailOf({ blocks, programme: [], tickets: [] });
    expect(html).not.toContain("The schedule");
    expect(text).not.toContain("Tickets");
  });
});

it.each([
  [
    "{first name}, two minutes",
    { full_name: "Mary Ann Smith", first_name: "Mary Ann" },
    "Mary Ann, two minutes",
  ],
  ["", { full_name: "Ute" }, "We row at noon."],
])("shows beside the subject what inboxes show (%s)", (preview, fields, line) => {
  const blocks = [{ id: "t", kind: "text" as const, words: { en: richTextOf("We row at noon.") } }];
  expect(inboxLine(sourceOf({ preview, fields, blocks }))).toBe(line);
});
