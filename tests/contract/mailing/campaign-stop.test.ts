import type { CampaignResults, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { plannerOf, type Planner } from "../support/planner.ts";
import { openShop, type Shop } from "../support/shop.ts";

/** More than a runner takes at once, so that most have been told what they say when somebody presses. */
const many = 24;

let shop: Shop;
let planner: Planner;
beforeAll(async () => {
  shop = await openShop();
  planner = plannerOf(shop);
  await shop.backend.query(
    `with person as (
       insert into public.guests (account_id, full_name, email, locale, time_zone)
       select e.account_id, 'Guest ' || n, 'guest' || n || '@crowd.example', 'en', 'Europe/Dublin'
       from public.events e, generate_series(1, $2::text::integer) n where e.id = $1::uuid returning *)
     insert into public.event_guests (account_id, event_id, guest_id) select account_id, $1::uuid, id from person`,
    [shop.eventId, String(many)],
  );
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => shop.close());

async function send(subject: string): Promise<EmailCampaign> {
  const letter = {
    name: subject,
    language: "en",
    question: { match: "all", who: [{ kind: "everyone", values: [] }], without: [] },
    subjects: { en: subject },
    previews: {},
    blocks: [{ id: "a", kind: "event" }],
  };
  const made = await planner.ask<EmailCampaign>(
    "save_email_campaign($2::uuid, null, $3::text::jsonb)",
    shop.eventId,
    JSON.stringify(letter),
  );
  return planner.ask("send_email_campaign($2::uuid)", made.id);
}

const set = ({ id }: EmailCampaign, to: string) =>
  planner.ask<EmailCampaign>("set_email_campaign($2::uuid, $3)", id, to);
const figures = async ({ id }: EmailCampaign) => {
  const found = await planner.ask<CampaignResults>("get_email_campaign_results($2::uuid)", id);
  return { waiting: found.waiting, sent: found.figures.sent, queued: found.figures.queued };
};

/** Does something while the mail server is just being given a campaign's mail of that number. */
function atMail(number: number, press: () => Promise<unknown>): void {
  const add = shop.outbox.add.bind(shop.outbox);
  let given = 0;
  vi.spyOn(shop.outbox, "add").mockImplementation(async (mail, from) => {
    given += 1;
    if (given === number) await press();
    return add(mail, from);
  });
}

const readersOf = async (subject: string) =>
  (await shop.outbox.list()).filter((mail) => mail.subject === subject).map(({ to }) => to);

it("without a press all of them go in the same minute", async () => {
  const campaign = await send("All of you");
  atMail(3, () => Promise.resolve());
  await planner.minutes(1);
  expect(await figures(campaign)).toEqual({ waiting: 0, sent: many, queued: 0 });
});

it("paused, nobody gets it but who was just being given theirs; going on, each gets it once", async () => {
  const campaign = await send("Soon");
  let then = {};
  atMail(3, async () => {
    await set(campaign, "paused");
    then = await figures(campaign);
  });
  await planner.minutes(2);
  expect(then).toEqual({ waiting: many - 3, sent: 2, queued: 1 });
  expect(await figures(campaign)).toEqual({ waiting: many - 3, sent: 3, queued: 0 });
  expect(await readersOf("Soon")).toHaveLength(3);
  await set(campaign, "sending");
  await planner.minutes(2);
  const readers = await readersOf("Soon");
  expect([readers.length, new Set(readers).size]).toEqual([many, many]);
});

it("stopped, nobody gets it but who was just being given theirs", async () => {
  const campaign = await send("Never mind");
  atMail(5, () => set(campaign, "cancelled"));
  await planner.minutes(2);
  expect(await figures(campaign)).toEqual({ waiting: many - 5, sent: 5, queued: 0 });
  expect(await readersOf("Never mind")).toHaveLength(5);
  expect(shop.logged).toEqual([]);
});

it("paused while the runner has taken them and let go on at once, each gets it once", async () => {
  const campaign = await send("Once");
  atMail(3, async () => {
    await set(campaign, "paused");
    await set(campaign, "sending");
  });
  await planner.minutes(3);
  const readers = await readersOf("Once");
  expect([readers.length, new Set(readers).size]).toEqual([many, many]);
});
