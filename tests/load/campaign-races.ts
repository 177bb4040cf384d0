/**
 * Races for a campaign: many runs of the minute's work at once, as two servers or one that was started
 * twice would make them. The control looks first who has a mail and makes one then, and must make too many.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { meetingOf } from "./meeting.ts";
import { everybody, openStand } from "./ticket-races.ts";

type Database = Pick<OpenBackend, "query">;

/** A campaign that follows its event and is due for as many guests. */
export async function openCampaign(database: Database, guests: number): Promise<string> {
  const { eventId } = await openStand(database, null);
  await database.query(
    `with person as (
       insert into public.guests (account_id, full_name, email, locale, time_zone)
       select e.account_id, 'Guest ' || n, 'guest' || n || '@race.example', 'en', 'Europe/Berlin'
       from public.events e, generate_series(1, $2::int) n where e.id = $1 returning id, account_id)
     insert into public.event_guests (account_id, event_id, guest_id) select account_id, $1, id from person`,
    [eventId, guests],
  );
  const [campaign] = await database.query<{ id: string }>(
    `insert into public.email_campaigns (account_id, event_id, name, status, question, language, subjects, blocks, timing)
     select e.account_id, e.id, 'Soon', 'scheduled', '{"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}',
       'en', '{"en": "Soon"}', '[{"id": "a", "kind": "event"}]',
       jsonb_build_object('from', 'start', 'days', (now() at time zone 'UTC')::date - e.start_local::date, 'at', '00:00')
     from public.events e where e.id = $1 returning id`,
    [eventId],
  );
  if (!campaign) throw new Error("There is no campaign");
  // On whose clock that is: due everywhere already.
  await database.query("update public.email_campaigns set goes_by = 'event' where id = $1", [
    campaign.id,
  ]);
  return campaign.id;
}

async function mailsOf(database: Database, campaignId: string): Promise<number> {
  const [row] = await database.query<{ mails: number }>(
    `select count(*)::int as mails from public.jobs j
     join public.email_recipients r on j.payload ->> 'recipientId' = r.id::text where r.campaign_id = $1`,
    [campaignId],
  );
  return row?.mails ?? 0;
}

/** How many mails are made for so many guests when the minute's work is done many times at once. */
export async function raceForTiming(database: Database, runs: number, guests: number) {
  const id = await openCampaign(database, guests);
  const { failures } = await everybody(runs, async () => {
    await database.query("select public.run_email_campaigns()");
  });
  await database.query("select public.run_email_campaigns()");
  return { mails: await mailsOf(database, id), failures };
}

/** The naive way: look who has none yet, then make one. */
export async function makeMailsNaively(database: Database, runs: number, guests: number) {
  const id = await openCampaign(database, guests);
  await database.query("select public.fill_email_campaigns()");
  const allLooked = meetingOf(runs);
  await everybody(runs, async () => {
    const due = await database.query<{ id: string }>(
      "select id from public.email_recipients where campaign_id = $1 and delivery_key is null",
      [id],
    );
    await allLooked();
    await database.query(
      `insert into public.jobs (kind, payload)
       select 'campaign_mail', jsonb_build_object('recipientId', r) from unnest($1::text[]) r`,
      [due.map((recipient) => recipient.id)],
    );
  });
  return mailsOf(database, id);
}
