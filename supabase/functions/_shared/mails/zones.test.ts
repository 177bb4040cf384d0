import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { OutgoingMail } from "../deps.types.ts";
import { bookingMail } from "./venues/booking-mails.ts";
import { orderCancelled, ticketCancelled } from "./tickets/cancelled-mails.ts";
import { eventNotice } from "./talk/event-mails.ts";
import { invitationMail } from "./answers/invitation-mails.ts";
import { orderConfirmation, orderPayLater, orderRefunded } from "./tickets/order-mails.ts";
import { housePalette } from "./palette.ts";
import { lateAnswerDeclined, rsvpConfirmation } from "./answers/rsvp-mails.ts";
import { sampleAnswer } from "./answers/sample-answer.ts";
import { sampleNotice } from "./talk/sample-notice.ts";
import { sampleOrder } from "./tickets/sample-order.ts";
import { scheduleMail } from "./schedule/schedule-mails.ts";
import { waitlistMail } from "./tickets/waitlist-mails.ts";

const setting = {
  siteUrl: "https://jubilee.example",
  productName: "Jubilee",
  palette: housePalette,
};
const to = "yuki@post.example";
const at = "2027-06-09T22:30:00Z";
const bought = sampleOrder(setting.siteUrl);
const answer = sampleAnswer(setting.siteUrl, {});
const { event, locale, calendar, url } = answer;
const who = { to, name: "Yuki Mori", locale, calendar, url };
const party = { members: [], companions: [] } as never;
const activity = {
  title: "Tour of the mill",
  startAt: at,
  endAt: "2027-06-09T23:30:00Z",
  room: null,
};
const booking = {
  id: "b",
  status: "hold",
  startDate: at,
  endDate: "2027-06-10T03:30:00Z",
  startLocal: "2027-06-09T18:30",
  endLocal: "2027-06-09T23:30",
  timeZone: "America/New_York",
  spaceName: "Hall",
};
const place = {
  state: "offered" as const,
  name: "Yuki Mori",
  quantity: 1,
  splitOk: false,
  ticketName: "Banquet",
  joinedAt: at,
  serverTime: at,
  position: null,
  offerHours: 24,
  offer: { ...bought.order, holdExpiresAt: at },
  orderToken: null,
  event,
  pageUrl: url,
};

const mails: Record<string, () => OutgoingMail | Promise<OutgoingMail>> = {
  tickets: () => orderConfirmation(bought, to, setting),
  "how to pay": () =>
    orderPayLater({ ...bought, order: { ...bought.order, holdExpiresAt: at } }, to, setting),
  refund: () => orderRefunded(bought, to, setting),
  "cancelled order": () =>
    orderCancelled({ ...bought, ticketIds: [], amountMinor: 0 }, to, setting),
  "cancelled ticket": () =>
    ticketCancelled({ ...bought, from: "Ada", takenBack: false }, to, setting),
  answer: () => rsvpConfirmation(answer, to, setting, "answered"),
  "late answer": () => lateAnswerDeclined({ ...who, event, party, askedAt: at }, to, setting),
  invitation: () =>
    invitationMail(
      {
        ...who,
        kind: "invitation",
        event,
        people: [],
        message: null,
        asks: "answers",
        closes: at,
        unsubscribeUrl: url,
      },
      to,
      setting,
    ),
  moved: () => eventNotice(sampleNotice(setting.siteUrl, "changed"), to, setting),
  "moved dates": () => {
    const notice = sampleNotice(setting.siteUrl, "changed");
    return eventNotice({ ...notice, others: [notice] }, to, setting);
  },
  cancelled: () => eventNotice(sampleNotice(setting.siteUrl, "cancelled"), to, setting),
  offer: () => waitlistMail({ ...who, place }, to, setting, "offered"),
  "place in an activity": () =>
    scheduleMail(
      {
        ...who,
        event,
        notes: null,
        activity: activity as never,
        status: "going",
        people: 1,
        changes: [],
      },
      to,
      setting,
      "signed_up",
    ),
  "moved activity": () =>
    scheduleMail(
      {
        ...who,
        event,
        notes: null,
        activity: null,
        status: null,
        people: null,
        changes: [
          {
            id: "a",
            title: "Tour of the mill",
            what: ["moved"],
            before: activity,
            after: { ...activity, startAt: "2027-06-09T21:30:00Z" },
          },
        ],
      },
      to,
      setting,
      "changed",
    ),
  booking: () =>
    bookingMail(
      {
        to,
        venue: "Mill",
        address: "41 Mill Lane",
        isPlanner: false,
        contactEmail: null,
        booking: booking as never,
      },
      to,
      setting,
      "confirmed",
    ),
};

const clock = /\b\d{1,2}:\d{2}\b/u;

it.each(Object.entries(mails))("%s: no clock without its zone and offset", async (_name, write) => {
  const { text, subject } = await write();
  const lines = [subject, ...text.split("\n")].filter((line) => clock.test(line));
  expect(lines.filter((line) => !/ Time, UTC[+−]\d/u.test(line))).toEqual([]);
});

it.each(["how to pay", "invitation", "late answer", "offer"])(
  "%s: says its moment on the event’s clock",
  async (name) => {
    const mail = await mails[name]?.();
    expect(mail?.text.replaceAll("\n", " ")).toMatch(/6:30\sPM.*\(Eastern Daylight Time, UTC−4\)/u);
  },
);

it("writes no time but by the functions that add the zone", () => {
  const folder = new URL(".", import.meta.url);
  const loose =
    /\b(formatInstant|formatSpan|formatClock|formatWhen|formatStart|toLocale\w*String|DateTimeFormat)\(/u;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.ts$/u.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => loose.test(readFileSync(new URL(name, folder), "utf8")))).toEqual(
    [],
  );
});

it("offers one ticket in the singular", () => {
  const lines = place.offer.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
  const one = { ...place, offer: { ...place.offer, lines } };
  const mail = waitlistMail({ ...who, place: one }, to, setting, "offered");
  expect(mail.subject).toMatch(/^Your ticket is here/);
  expect(mail.text).toMatch(/1 ticket for .* came free and is held for you/);
  expect(mail.text).toContain("Take it until");
});
