import type { CampaignResults, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importList } from "../support/guest-lists.ts";
import { plannerOf, type Planner } from "../support/planner.ts";
import { openShop, type Shop } from "../support/shop.ts";

/** A hundred and eighty people, in two languages and on three clocks; one wants no mails. */
const people = 180;
const silent = 31;
/** The clock stands in a column of its own, or follows from the country. */
const places = ["Deutsch;Deutschland;", "English;USA;Pacific/Pago_Pago", "en;;Pacific/Kiritimati"];
const nameOf = (n: number) => `guest${String(n).padStart(3, "0")}@post.example`;
const list = [
  "Name;E-Mail;Sprache;Land;Zeitzone;Tags",
  ...Array.from(
    { length: people },
    (_, n) => `Guest ${n};${nameOf(n)};${places[n % 3]};${n === 0 ? "family" : ""}`,
  ),
].join("\n");

let shop: Shop;
let planner: Planner;
let campaign: EmailCampaign;
beforeAll(async () => {
  shop = await openShop();
  planner = plannerOf(shop);
});
afterAll(() => shop.close());

const said = (text: string) => ({
  version: 1,
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

const letter = (asked: { kind: string; values: string[] }) => ({
  name: "Invitation",
  language: "en",
  countsOpens: true,
  question: { match: "all", who: [asked], without: [] },
  subjects: { en: "Come to the lake", de: "Kommt an den See" },
  previews: {},
  blocks: [
    { id: "a", kind: "text", words: { en: said("Long tables."), de: said("Lange Tische.") } },
    {
      id: "b",
      kind: "button",
      labels: { en: "The way", de: "Der Weg" },
      href: "https://maps.example/lake",
    },
    { id: "c", kind: "answer" },
  ],
});

const write = (asked: { kind: string; values: string[] }) =>
  planner.ask<EmailCampaign>(
    "save_email_campaign($2::uuid, null, $3::text::jsonb)",
    shop.eventId,
    JSON.stringify(letter(asked)),
  );
const results = (of = campaign) =>
  planner.ask<CampaignResults>("get_email_campaign_results($2::uuid)", of.id);
const invited = async () =>
  (await shop.outbox.list()).filter(({ to, unsubscribe }) => unsubscribe && to !== nameOf(0));
const theirs = async () => (await shop.outbox.list()).filter(({ to }) => to === nameOf(0));

/** The address behind a line of the plain part. */
const addressAfter = (text: string, label: string): string =>
  new RegExp(`^${label}:\n(\\S+)`, "m").exec(text)?.[1] ?? "";
const follow = (address: string, method = "GET", headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address);
  return shop.call(method, `${pathname}${search}`, undefined, headers);
};
const labelsOf = (subject: string) =>
  subject.startsWith("Kommt") ? { yes: "Ja", way: "Der Weg" } : { yes: "Yes", way: "The way" };

it("comes from a file", async () => {
  expect(await importList(planner, shop.eventId, list)).toMatchObject({ added: people });
});

it("ends the mails of who presses “unsubscribe” in the first of them", async () => {
  const early = await write({ kind: "tag", values: ["family"] });
  await planner.ask("send_email_campaign($2::uuid)", early.id);
  await planner.minutes(1);
  const [first, ...others] = await shop.outbox.list();
  expect([first?.to, others]).toEqual([nameOf(0), []]);
  // The page behind the mail's header hands its press on (apps/portal/server/mail-end.test.ts).
  const [, token = ""] =
    /\/invitation\/([^/]+)\/mails\?mails=stop$/.exec(first?.unsubscribe ?? "") ?? [];
  const ended = await shop.call("POST", `personal/${token}/mails`, { wantsMail: false });
  expect(ended.status).toBe(200);
});

it("goes in two languages at nine on each guest’s own clock, and not to who wants no mails", async () => {
  campaign = await write({ kind: "everyone", values: [] });
  // Nine o'clock of a day that has come somewhere and is still to come somewhere else.
  const { wall } = await shop.one<{ wall: string }>(
    `select to_char(date_trunc('day', now() at time zone 'UTC' + interval '5 hours') + interval '9 hours', 'YYYY-MM-DD HH24:MI') as wall`,
  );
  campaign = await planner.ask(
    "send_email_campaign($2::uuid, $3::text::timestamp, 'guest')",
    campaign.id,
    wall,
  );
  await planner.minutes(1);
  const clocks = await shop.backend.query<{ local: string; people: number; language: string }>(
    `select to_char(r.goes_at at time zone g.time_zone, 'YYYY-MM-DD HH24:MI') as local, r.language, count(*)::int as people
     from public.email_recipients r join public.guests g on g.id = r.guest_id
     where r.campaign_id = $1::uuid group by 1, 2 order by 2`,
    [campaign.id],
  );
  expect(clocks).toEqual([
    { local: wall, language: "de", people: 59 },
    { local: wall, language: "en", people: 120 },
  ]);
  const { due } = await shop.one<{ due: number }>(
    "select count(*)::int as due from public.email_recipients where campaign_id = $1::uuid and goes_at <= now()",
    [campaign.id],
  );
  expect(due).toBeLessThan(179);
  expect(await results()).toMatchObject({ people: 179, figures: { sent: due } });
  await shop.backend.query(
    "update public.email_recipients set goes_at = now() where delivery_key is null",
  );
  await planner.minutes(2);
  const mails = await invited();
  expect(mails).toHaveLength(179);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(179);
  expect(await theirs()).toHaveLength(1);
  expect(mails.filter(({ subject }) => subject === "Kommt an den See")).toHaveLength(59);
});

it("counts who opened it, and the foot of the mail says so", async () => {
  const mails = await invited();
  expect(mails.every(({ html, text }) => /hosts\.|Gastgeber gezählt/.test(text) && html)).toBe(
    true,
  );
  for (const { html } of mails.slice(0, 60)) {
    const picture = /src="([^"]*\/opened\/[^"]*)"/.exec(html)?.[1] ?? "";
    // oxlint-disable-next-line no-await-in-loop
    const answer = await follow(picture);
    expect(answer.headers.get("content-type")).toBe("image/gif");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  const [first] = mails;
  const picture = /src="([^"]*\/opened\/[^"]*)"/.exec(first?.html ?? "")?.[1] ?? "";
  await follow(picture);
  await follow(picture, "HEAD");
  await follow(picture, "GET", { "sec-purpose": "prefetch" });
  expect((await results()).opened).toEqual({ people: 60, times: 61 });
});

it("leads on to a link’s own target and nowhere else", async () => {
  const [first] = await invited();
  const way = addressAfter(first?.text ?? "", labelsOf(first?.subject ?? "").way);
  const there = await follow(way);
  expect([there.status, there.headers.get("location")]).toEqual([302, "https://maps.example/lake"]);
  await follow(way, "HEAD");
  const { siteUrl } = shop.backend.options;
  const forged = [
    way.replace(/to=\d+/, "to=99"),
    way.replace(/to=\d+/, "to=https://evil.example"),
    way.replace(/pressed\/[^?]*/, "pressed/00000000-0000-4000-8000-000000000000"),
  ];
  for (const address of forged) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await follow(address);
    expect(answer.headers.get("location")).toMatch(new RegExp(`^${siteUrl}/invitation/[\\w-]+$`));
  }
  expect((await results()).pressed).toEqual({ people: 1, times: 1 });
});

it("counts who answers by the mail’s link, and reminds the thirty-one who do not", async () => {
  const mails = await invited();
  for (const { subject, text } of mails.slice(0, 179 - silent)) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await follow(addressAfter(text, labelsOf(subject).yes));
    const page = new URL(answer.headers.get("location") ?? "");
    expect(page.searchParams.get("answer")).toBe("yes");
    const token = page.pathname.split("/").at(-1);
    // oxlint-disable-next-line no-await-in-loop
    const taken = await shop.call("POST", `rsvp/${token}`, {
      answer: "yes",
      partySize: 1,
      note: null,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(taken.status).toBe(200);
  }
  const found = await results();
  expect(found).toMatchObject({ open: 179, answered: 148, pressed: { people: 148, times: 149 } });
  expect(found.targets.reduce((sum, { times }) => sum + times, 0)).toBe(149);
  expect(found.languages.reduce((sum, { answered }) => sum + answered, 0)).toBe(148);

  const nudge = await write({ kind: "answer", values: ["pending"] });
  await planner.ask("send_email_campaign($2::uuid)", nudge.id);
  const waiting = new Set(mails.slice(179 - silent).map(({ to }) => to));
  await planner.minutes(2);
  const asked = await shop.backend.query<{ email: string }>(
    "select email from public.email_recipients where campaign_id = $1::uuid",
    [nudge.id],
  );
  expect(new Set(asked.map(({ email }) => email))).toEqual(waiting);
  expect(await results(nudge)).toMatchObject({ people: silent, figures: { sent: silent } });
});

it("leaves who wants no mails alone when the list comes again, and still mails them their order", async () => {
  expect(await importList(planner, shop.eventId, list)).toMatchObject({ added: 0, updated: 0 });
  const corrected = list.replace("Guest 0;", "Guest Nought;");
  expect(await importList(planner, shop.eventId, corrected)).toMatchObject({ added: 1 });
  const word = await write({ kind: "everyone", values: [] });
  await planner.ask("send_email_campaign($2::uuid)", word.id);
  await planner.minutes(2);
  expect(await results(word)).toMatchObject({ people: 179, figures: { sent: 179 } });
  expect(await theirs()).toEqual([]);

  const held = await shop.call("POST", `hold/${shop.shareToken}`, {
    items: [{ ticketTypeId: shop.freeTypeId, quantity: 1 }],
    idempotencyKey: crypto.randomUUID(),
  });
  const { orderToken }: OrderView = await held.json();
  const order = await shop.call("POST", `order/${orderToken}/checkout`, {
    buyer: { name: "Guest 0", email: nameOf(0) },
    holders: [],
    returnUrl: "http://127.0.0.1:4400/tickets",
    idempotencyKey: crypto.randomUUID(),
  });
  expect(order.status).toBe(200);
  await planner.minutes(1);
  const orderMails = await theirs();
  expect(orderMails.length).toBeGreaterThan(0);
  expect(orderMails.filter(({ unsubscribe }) => unsubscribe)).toEqual([]);
});
