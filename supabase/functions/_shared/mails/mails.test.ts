import { inflateSync } from "node:zlib";
import type { BankDetails } from "@jubilee/core/money/bank-accounts.types";
import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { OrderView, PublicEvent, RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";
import { escapeHtml, headerLine, safeHref } from "./escape.ts";
import {
  orderConfirmation,
  orderPayLater,
  orderRefunded,
  type OrderMailSource,
  ticketPassedOn,
} from "./tickets/order-mails.ts";
import { coverOf, paletteOf } from "./cover.ts";
import { housePalette } from "./palette.ts";
import { squaresAsPng } from "./png.ts";
import { lateAnswerDeclined, rsvpConfirmation } from "./answers/rsvp-mails.ts";
import type { MailSetting } from "./draw.ts";

const attack = `<script>alert(1)</script>"'&\r\nBcc: x@evil.example`;
const setting: MailSetting = {
  siteUrl: "https://jubilee.example",
  productName: "Jubilee",
};

const event: PublicEvent = {
  id: "e1",
  name: "Saltmarsh, the tenth summer",
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
  locale: "de",
  currency: "EUR",
};
const calendar: CalendarSource = {
  ...event,
  uid: "e1",
  sequence: 0,
  pageUrl: "https://jubilee.example/event-info-view/abc",
  updatedAt: "2027-01-01T00:00:00+00:00",
};
const order: OrderView = {
  orderToken: "order-token",
  code: "7HK-204M",
  status: "completed",
  lines: [{ ticketTypeId: "t1", name: "Weekend", quantity: 2, unitMinor: 8900, totalMinor: 17800 }],
  totalMinor: 17800,
  currency: "EUR",
  holdExpiresAt: null,
  serverTime: "2027-01-01T00:00:00+00:00",
  buyerName: "Søren Ætterhøi",
  buyerEmail: "soren@post.example",
  tickets: ["1", "2"].map((number) => ({
    id: `ticket-${number}`,
    number: `7HK-204M-${number}`,
    typeName: "Weekend",
    holderName: "Søren Ætterhøi",
    code: `J1.code-${number}`,
    status: "valid" as const,
  })),
  event,
  testMode: true,
};
const orderSource = {
  to: "soren@post.example",
  name: "Søren Ætterhøi",
  locale: "en",
  calendar,
  order,
  amountMinor: null,
};
const receipt: RsvpReceipt = {
  state: "yes",
  partySize: 2,
  note: null,
  name: "Rosalind",
  waitlistPosition: null,
  personalToken: "p",
  canEdit: true,
};
const rsvpSource = {
  to: "r@post.example",
  name: "Rosalind Grünewald",
  locale: "en",
  calendar,
  event,
  receipt,
  url: "https://jubilee.example/invitation/p",
};

describe("the tickets' mail", () => {
  it("says everything in both parts, with a code for each ticket and a calendar file", async () => {
    const mail = await orderConfirmation(orderSource, "soren@post.example", setting);
    expect(mail.subject).toBe("Your tickets for Saltmarsh, the tenth summer");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("You’re going, Søren");
      expect(part).toContain("7HK-204M-2");
      expect(part).toContain("€178.00");
      expect(part).toContain("Holm Island");
      expect(part).toContain("Central European Summer Time");
      expect(part).toContain("no money moved");
      expect(part).toContain(
        "https://jubilee.example/ticket-confirmation?jubilee_order=order-token",
      );
    }
    const contentIds = mail.attachments?.flatMap(({ contentId }) => contentId ?? []);
    expect(contentIds).toEqual(["ticket-ticket-1", "ticket-ticket-2"]);
    for (const id of contentIds ?? []) expect(mail.html).toContain(`src="cid:${id}"`);
    expect(mail.attachments?.at(-1)?.filename).toBe("saltmarsh-the-tenth-summer.ics");
  });

  it("writes dates the event's way, and day first with 24 hours where it names none", async () => {
    const dated = async (locale: string) =>
      (await orderConfirmation({ ...orderSource, locale }, "soren@post.example", setting)).text;
    expect(await dated("en")).toContain("Saturday, 10 July 2027, 12:00–22:00");
    expect(await dated("en-US")).toContain("Saturday, July 10, 2027");
  });

  it("shows what people wrote as text", async () => {
    const mail = await orderConfirmation(
      {
        ...orderSource,
        name: attack,
        order: {
          ...order,
          event: { ...event, name: attack, locationName: attack },
          tickets: order.tickets.map((ticket) => ({ ...ticket, holderName: attack })),
          lines: order.lines.map((line) => ({ ...line, name: attack })),
        },
      },
      "soren@post.example",
      setting,
    );
    expect(mail.html).not.toContain("<script");
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.attachments?.every(({ filename }) => !/[\r\n"]/.test(filename))).toBe(true);
  });
});

describe("the mail with a ticket that was passed on", () => {
  it("says who passed it on, and nothing of what the buyer paid", async () => {
    const mail = await ticketPassedOn({ ...orderSource, from: "Ada" }, "a@b.example", setting);
    expect(mail.text).toContain("Ada passed a ticket on to you");
    for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/178|Paid/);
  });
});

describe("an event's mail", () => {
  const wearing = async (source: OrderMailSource) =>
    (await orderConfirmation(source, "a@b.example", setting)).html;

  it("wears the colours of the event's page, by day and by night", async () => {
    const { accent, onAccent, dark } = paletteOf(event);
    expect(accent).not.toBe(housePalette.accent);
    const html = await wearing(orderSource);
    expect(html).toMatch(new RegExp(`background:${accent};mso-padding-alt.*color:${onAccent}`));
    expect(html).toContain(`.press td{background:${dark.accent}!important}`);
    expect(html).toContain(`.press a{color:${dark.onAccent}!important}`);
    expect(html).not.toContain(housePalette.accent);
  });

  it("wears the host's colour as far as it can be read, and no text that calls itself one", async () => {
    const withColour = (coverColour: string): OrderMailSource => ({
      ...orderSource,
      order: { ...order, event: { ...event, coverColour } },
    });
    expect(await wearing(withColour("#0a2a6b"))).toContain("background:#0a2a6b");
    expect(await wearing(withColour("#ffee00"))).not.toMatch(/style="[^"]*#ffee00/);
    expect(await wearing(withColour("red;background:url(//x)"))).toBe(await wearing(orderSource));
  });

  it("has the event's cover above it, day and night, at an address without a person in it", async () => {
    const html = await wearing(orderSource);
    const other = await wearing({ ...orderSource, to: "mette@post.example", name: "Mette" });
    const covers = (page: string) => page.match(/https:[^"]*\/mail-cover\/[^"]*/g);
    expect(covers(html)).toEqual([
      "https://jubilee.example/mail-cover/social-type-1/night.png?of=e1",
      "https://jubilee.example/mail-cover/social-type-1/day.png?of=e1",
    ]);
    expect(covers(other)).toEqual(covers(html));
  });

  it("shows a photo instead where the event has one", async () => {
    const withPhoto = { ...event, coverUrl: "/storage/v1/object/public/covers/a.jpg" };
    const html = await wearing({ ...orderSource, order: { ...order, event: withPhoto } });
    expect(html).toContain(
      'src="https://jubilee.example/storage/v1/object/public/covers/a.jpg" width="600" alt=""',
    );
    expect(html).not.toContain("/mail-cover/");
  });

  it("wears the product's name where it is about no event", () => {
    expect(paletteOf(null)).toBe(housePalette);
    expect(coverOf(null, setting.siteUrl)).toBeNull();
  });

  it("shows as many codes as Gmail shows of a mail, and says where the others are", async () => {
    const [ticket] = order.tickets;
    const tickets = Array.from({ length: 45 }, (_, n) => ({
      ...order.tickets[0],
      ...ticket,
      id: `t${n}`,
      number: `7HK-${n}`,
    })) as typeof order.tickets;
    const mail = await orderConfirmation(
      { ...orderSource, locale: "en", order: { ...order, tickets } },
      "a@b.example",
      setting,
    );
    expect(Buffer.byteLength(mail.html)).toBeLessThan(102 * 1024);
    expect(mail.html.match(/src="cid:/g)).toHaveLength(20);
    expect(mail.attachments?.filter(({ contentId }) => contentId)).toHaveLength(20);
    expect(mail.html).toContain("25 more codes are on your page.");
    expect(mail.text).toContain("7HK-44");
  });
});

describe("the refund's mail", () => {
  it("says how much and what becomes of the tickets", () => {
    const part = orderRefunded({ ...orderSource, amountMinor: 800 }, "a@b.example", setting);
    expect(part.subject).toBe("€8.00 refunded: Saltmarsh, the tenth summer");
    expect(part.text).toContain("stays as it is");
    const whole = orderRefunded(
      { ...orderSource, order: { ...order, status: "refunded" } },
      "a@b.example",
      setting,
    );
    expect(whole.text).toContain("no longer admit anyone");
  });
});

describe("the answer's mail", () => {
  it.each([
    ["yes", null, "See you there, Rosalind", true],
    ["maybe", null, "We hope to see you, Rosalind", true],
    ["no", null, "You will be missed, Rosalind", false],
    ["waitlisted", 7, "number 7 in line", false],
  ] as const)("for %s", async (state, waitlistPosition, words, hasFile) => {
    const source = { ...rsvpSource, receipt: { ...receipt, state, waitlistPosition } };
    const mail = await rsvpConfirmation(source, "r@post.example", setting, "answered");
    expect(mail.text).toContain(words);
    expect(mail.html).toContain("https://jubilee.example/invitation/p");
    expect(mail.attachments?.length).toBe(hasFile ? 1 : 0);
  });

  it("tells of a place that came free", async () => {
    const mail = await rsvpConfirmation(rsvpSource, "r@post.example", setting, "promoted");
    expect(mail.subject).toBe("A place came free: Saltmarsh, the tenth summer");
  });

  it("brings the codes for the door where the event has a door for guests", async () => {
    const members = party.members.map((one, n) => ({ ...one, pass: `G-3F9AC27BH${n}` }));
    const source = { ...rsvpSource, party: { ...party, members } };
    const mail = await rsvpConfirmation(source, "r@post.example", setting, "answered");
    expect(mail.text).toContain("G-3F9AC27BH0");
    expect(mail.attachments?.filter(({ contentId }) => contentId)).toHaveLength(members.length);
  });

  it("counts the household that moved up together", async () => {
    const mail = await rsvpConfirmation(
      { ...rsvpSource, party },
      "r@post.example",
      setting,
      "promoted",
    );
    expect(mail.text).toContain("now counts for 3 people");
    expect(mail.text).toContain("Otto: coming");
  });

  it("tells that a late answer was declined, and which one still counts", () => {
    const source = { ...rsvpSource, party, askedAt: "2027-07-02T10:00:00+00:00" };
    const mail = lateAnswerDeclined(source, "r@post.example", setting);
    expect(mail.subject).toBe("Your change came too late: Saltmarsh, the tenth summer");
    expect(mail.text).toContain("earlier reply still counts");
    expect(mail.text).toContain("Otto: coming");
    const silent = { ...party, members: party.members.map((one) => ({ ...one, state: null })) };
    const first = lateAnswerDeclined({ ...source, party: silent }, "r@post.example", setting);
    expect(first.text).toContain("no reply of yours that counts");
  });
});

const party: PublicParty = {
  members: ["Rosalind", "Otto", "Mette"].map((name, index) => ({
    id: name,
    name,
    isChild: false,
    state: index < 2 ? "yes" : "no",
    meal: null,
    dietary: null,
    pass: null,
    waitlistPosition: null,
  })),
  companions: [{ name: null, isChild: true, meal: null, dietary: null, pass: null }],
  maxPeople: 4,
  meals: [],
  questions: [],
  activities: [],
  answers: {},
  note: null,
  closes: null,
  canAnswer: false,
  canAsk: true,
  late: null,
  seats: [],
};

describe("escaping", () => {
  it("keeps text text and addresses addresses", () => {
    expect(escapeHtml(attack)).not.toMatch(/[<>"']/);
    expect(safeHref("javascript:alert(1)")).toBe("#");
    expect(safeHref('https://a.example/"onload="x')).toBe("https://a.example/&quot;onload=&quot;x");
    expect(headerLine("a\r\nBcc: b\u0000c")).toBe("a Bcc: b c");
    expect(headerLine("Gala \u202etnemyaP\u2069")).toBe("Gala tnemyaP");
    expect(headerLine("حفل\u200f عمر")).toBe("حفل\u200f عمر");
  });
});

describe("squaresAsPng", () => {
  it("draws every square of a code", async () => {
    const { data } = encode("J1.some-ticket", { ecc: "M", border: 3 });
    const png = Buffer.from(await squaresAsPng(data, 4));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    const side = png.readUInt32BE(16);
    expect(side).toBe(data.length * 4);
    const size = png.readUInt32BE(33);
    const raw = inflateSync(png.subarray(41, 41 + size));
    const rowBytes = Math.ceil(side / 8) + 1;
    data.forEach((row, y) =>
      row.forEach((dark, x) => {
        const byte = raw[y * 4 * rowBytes + 1 + ((x * 4) >> 3)] ?? 0;
        expect((byte & (0x80 >> ((x * 4) & 7))) === 0).toBe(dark);
      }),
    );
  });
});

describe("how to pay later", () => {
  const payLater = (account: BankDetails | null) => ({
    instructions: "Name your year",
    days: 7,
    account,
  });
  const mailOf = (account: BankDetails | null): string =>
    orderPayLater(
      {
        ...orderSource,
        order: {
          ...order,
          status: "awaiting_offline",
          terms: {
            rename: false,
            transfer: false,
            cancel: null,
            bills: [],
            payLater: payLater(account),
          },
        },
      },
      "soren@post.example",
      setting,
    ).text;

  it("names the account as a transfer form asks for it, and what the host adds", () => {
    const text = mailOf({ holder: "Ball Fund", iban: "DE89370400440532013000" });
    expect(text).toContain(
      "Account holder: Ball Fund\nIBAN: DE89 3704 0044 0532 0130 00\nReference: 7HK-204M",
    );
    expect(text).toContain("Name your year");
  });

  it("names none where the event says it in words", () => {
    expect(mailOf(null)).not.toContain("Reference");
  });
});
