import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";
import { nextYear } from "../../support/next-year.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const asPlanner = (call: string) =>
  shop.one<{ answer: unknown }>(
    `with who as (select set_config('request.jwt.claims', $1, true))
     select ${call} as answer from who`,
    [JSON.stringify({ sub: shop.plannerId, role: "authenticated" })],
  );

async function lastMail(to: string) {
  await shop.functions.runJobs();
  const mail = (await shop.outbox.list()).find((sent) => sent.to === to);
  if (!mail) throw new Error(`No mail for ${to}`);
  return mail;
}

async function entryFor(to: string) {
  const mail = await lastMail(to);
  const file = mail.attachments?.find(({ filename }) => filename.endsWith(".ics"));
  if (!file) throw new Error("The mail has no calendar file");
  const calendar = new ICAL.Component(
    ICAL.parse(Buffer.from(file.contentBase64, "base64").toString("utf8")),
  );
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return { mail, file, event, method: calendar.getFirstPropertyValue("method") };
}

it("moves and takes away the entries of everybody who comes, with one mail each", async () => {
  const email = "rosalind@post.example";
  await shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 1,
    note: null,
    name: "Rosalind Grünewald",
    email,
    idempotencyKey: crypto.randomUUID(),
  });
  const first = await entryFor(email);
  await shop.backend.query(
    "update public.events set start_local = start_local + interval '7 days', end_local = end_local + interval '7 days' where id = $1::uuid",
    [shop.eventId],
  );
  await asPlanner(`public.send_event_notice('${shop.eventId}', 'The hall is flooded.')`);
  const moved = await entryFor(email);
  expect(moved.mail.subject).toContain("Changed: Lincoln High");
  expect(moved.mail.text).toContain("The hall is flooded.");
  expect(moved.method).toBe("PUBLISH");
  expect(moved.event.uid).toBe(first.event.uid);
  expect(moved.event.sequence).toBeGreaterThan(first.event.sequence);
  expect(
    moved.event.startDate.toJSDate().getTime() - first.event.startDate.toJSDate().getTime(),
  ).toBe(7 * 86_400_000);

  await shop.backend.query("update public.events set status = 'cancelled' where id = $1::uuid", [
    shop.eventId,
  ]);
  await asPlanner(`public.send_event_notice('${shop.eventId}')`);
  const gone = await entryFor(email);
  expect(gone.mail.subject).toContain("Cancelled: Lincoln High");
  expect(gone.method).toBe("CANCEL");
  expect(gone.file.contentType).toContain("method=CANCEL");
  expect(gone.event.uid).toBe(first.event.uid);
  expect(gone.event.sequence).toBeGreaterThan(moved.event.sequence);
  const mails = (await shop.outbox.list()).filter((mail) => mail.to === email);
  expect(mails).toHaveLength(3);
});

/** Three Tuesdays of next year, the clocks of Europe changing before the last. */
const tuesdays = [0, 7, 14].map((later) => {
  const toTuesday = (9 - new Date(Date.UTC(nextYear, 9, 19)).getUTCDay()) % 7;
  return new Date(Date.UTC(nextYear, 9, 19 + toTuesday + later)).toISOString().slice(0, 10);
});

it("tells of several dates of a series in one mail, whose file moves every entry", async () => {
  const email = "tove@post.example";
  const { id: first } = await shop.one<{ id: string }>(
    `insert into public.events (user_id, name, status, start_local, end_local, time_zone)
     values ($1::uuid, 'Choir', 'published', '${tuesdays[0]} 18:30', '${tuesdays[0]} 21:00', 'Europe/Berlin') returning id`,
    [shop.plannerId],
  );
  await asPlanner(
    `public.repeat_event('${first}', 'FREQ=WEEKLY;BYDAY=TU;COUNT=3', array['${tuesdays[1]} 18:30', '${tuesdays[2]} 18:30']::timestamp[])`,
  );
  await shop.backend.query(
    `with person as (insert into public.guests (account_id, full_name, email)
       select account_id, 'Tove Lind', $2 from public.events where id = $1::uuid returning id)
     insert into public.event_guests (event_id, guest_id, invited_at)
     select e.id, p.id, now() from public.events e, person p
     where e.series_id = (select series_id from public.events where id = $1::uuid)`,
    [first, email],
  );
  const change = `'${first}', '{"scope": "all", "patch": {"start_local": "${tuesdays[0]}T19:00", "end_local": "${tuesdays[0]}T21:30"}, "tell": true}'`;
  const { answer: foreseen } = await asPlanner(`public.preview_event_change(${change})`);
  const { answer: made } = await asPlanner(`public.change_event(${change})`);
  expect(made).toEqual(foreseen);
  const mail = await lastMail(email);
  expect(mail.text).toContain("It concerns 3 dates.");
  const file = mail.attachments?.find(({ filename }) => filename.endsWith(".ics"));
  const calendar = new ICAL.Component(
    ICAL.parse(Buffer.from(file?.contentBase64 ?? "", "base64").toString("utf8")),
  );
  const starts = calendar
    .getAllSubcomponents("vevent")
    .map((entry) => new ICAL.Event(entry).startDate.toString());
  expect(starts).toEqual(tuesdays.map((day) => `${day}T19:00:00`));
  expect((await shop.outbox.list()).filter(({ to }) => to === email)).toHaveLength(1);

  const { answer } = await asPlanner(`public.create_calendar_feed('All dates', '${first}')`);
  const feed = await shop.call("GET", new URL((answer as { url: string }).url).pathname);
  expect((await feed.text()).match(/SUMMARY:Choir/g)).toHaveLength(3);
});

it("feeds a calendar until its address is turned off", async () => {
  const { answer } = await asPlanner("public.create_calendar_feed('My phone')");
  const feed = answer as { id: string; url: string };
  const path = new URL(feed.url).pathname;
  const read = await shop.call("GET", path);
  expect(read.status).toBe(200);
  expect(read.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await read.text()));
  const entries = calendar.getAllSubcomponents("vevent");
  expect(entries.map((entry) => new ICAL.Event(entry).summary)).toContain("Lincoln High & friends");
  const shared = await shop.call("GET", `feed/${shop.shareToken}/calendar.ics`);
  expect(await shared.text()).toContain("SUMMARY:Lincoln High & friends");

  await asPlanner(`public.revoke_calendar_feed('${feed.id}')`);
  const dead = await shop.call("GET", path);
  expect(dead.status).toBe(404);
  expect(await dead.text()).not.toContain("VEVENT");
});
