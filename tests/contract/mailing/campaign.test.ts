import type { CampaignResults, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plannerOf, type Planner } from "../support/planner.ts";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
let planner: Planner;
let campaign: EmailCampaign;
beforeAll(async () => {
  shop = await openShop();
  planner = plannerOf(shop);
  await comes("Ute Grünewald", "ute@post.example", "de", "Europe/Berlin");
  await comes("Bill Marsh", "bill@post.example", "en", "America/Los_Angeles");
  await comes("Una Quinn", "una@post.example", "en", "Europe/Dublin");
});
afterAll(() => shop.close());

async function comes(name: string, email: string, locale: string, zone: string): Promise<void> {
  await shop.backend.query(
    `with person as (
       insert into public.guests (account_id, full_name, email, locale, time_zone)
       select e.account_id, $2, $3, $4, $5 from public.events e where e.id = $1::uuid returning *),
     place as (
       insert into public.event_guests (account_id, event_id, guest_id)
       select account_id, $1::uuid, id from person returning *)
     select private.ensure_personal_link(p, 'invitation') from place p`,
    [shop.eventId, name, email, locale, zone],
  );
}

const said = (text: string) => ({
  version: 1,
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

const letter = {
  name: "Come",
  language: "en",
  question: { match: "all", who: [{ kind: "everyone", values: [] }], without: [] },
  subjects: { en: "Come to the lake", de: "Kommt an den See" },
  previews: {},
  blocks: [
    {
      id: "a",
      kind: "text",
      words: { en: said("Long tables on the slip."), de: said("Lange Tische am Steg.") },
    },
    { id: "b", kind: "answer" },
  ],
};

const mails = async () =>
  (await shop.outbox.list())
    .filter(({ unsubscribe }) => unsubscribe !== undefined)
    .map(({ to, subject, unsubscribe }) => ({ to, subject, unsubscribe }))
    .toSorted((one, other) => one.to.localeCompare(other.to));

const results = () =>
  planner.ask<CampaignResults>("get_email_campaign_results($2::uuid)", campaign.id);

it("goes in two languages at its moment, and not to who wanted no more", async () => {
  const una = await shop.tokenOf("una@post.example");
  const off = await shop.call("POST", `personal/${una}/mails`, { wantsMail: false });
  expect(off.status).toBe(200);
  campaign = await planner.ask(
    "save_email_campaign($2::uuid, null, $3::text::jsonb)",
    shop.eventId,
    JSON.stringify(letter),
  );
  // The last minute before ten, on each one's own clock: it is past in Berlin, and to come in Los Angeles.
  const { wall } = await shop.one<{ wall: string }>(
    "select to_char(now() at time zone 'Europe/Berlin' - interval '1 minute', 'YYYY-MM-DD HH24:MI') as wall",
  );
  campaign = await planner.ask(
    "send_email_campaign($2::uuid, $3::text::timestamp, 'guest')",
    campaign.id,
    wall,
  );
  expect(campaign.status).toBe("scheduled");
  await planner.minutes(1);
  const ute = await shop.tokenOf("ute@post.example");
  const siteUrl = shop.backend.options.siteUrl;
  expect(await mails()).toEqual([
    {
      to: "ute@post.example",
      subject: "Kommt an den See",
      unsubscribe: `${siteUrl}/invitation/${ute}/mails?mails=stop`,
    },
  ]);
  expect(await results()).toMatchObject({ people: 2, waiting: 1, figures: { sent: 1, queued: 0 } });
});

it("each gets theirs once, and what became of it ties", async () => {
  await shop.backend.query("update public.email_recipients set goes_at = now()");
  await planner.minutes(3);
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ["bill@post.example", "Come to the lake"],
    ["ute@post.example", "Kommt an den See"],
  ]);
  const bill = (await shop.outbox.list()).find(({ to }) => to === "bill@post.example");
  if (!bill) throw new Error("No mail went to Bill");
  await shop.functions.takeMailEvent("delivered", bill);
  const answer = await shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 1,
    note: null,
    name: "Bill Marsh",
    email: "bill@post.example",
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answer.status).toBe(200);
  expect(await results()).toMatchObject({
    people: 2,
    waiting: 0,
    figures: { total: 2, sent: 2, delivered: 1, dropped: 0 },
    open: 2,
    answered: 1,
  });
  campaign = await planner.ask("get_email_campaign($2::uuid)", campaign.id);
  expect(campaign.status).toBe("sent");
});

it("the mails of many are told together, whatever else waits", async () => {
  const again = await planner.ask<EmailCampaign>(
    "save_email_campaign($2::uuid, null, $3::text::jsonb)",
    shop.eventId,
    JSON.stringify({ ...letter, subjects: { en: "Once more", de: "Noch einmal" } }),
  );
  await planner.ask("send_email_campaign($2::uuid)", again.id);
  await planner.minutes(3);
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(["Once more", "Noch einmal"]));
  // Where that is refused each is told by itself, and the log says so.
  expect(shop.logged).toEqual([]);
});
