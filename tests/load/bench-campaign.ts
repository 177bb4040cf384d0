/**
 * `pnpm bench campaign [--guests 50000]`: a campaign for very many on PGlite: who gets it is written
 * down, each gets a job and a row among the mails, and mails are told and drawn as the server does it
 * (those of a thousand readers; the whole is reckoned from them). The reference is one bare `insert`
 * of the same readers. Sending itself is the mail server's.
 */
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import {
  campaignMail,
  type CampaignMailSource,
} from "../../supabase/functions/_shared/mails/mailing/campaign-mail.ts";
import { openCampaign } from "./campaign-races.ts";

const asked = process.argv.indexOf("--guests");
const guests = asked > 0 ? Number(process.argv[asked + 1]) : 50_000;
const drawn = Math.min(guests, 1000);
const setting = { siteUrl: "https://jubilee.example", productName: "Jubilee" };

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
}

const backend = await openTestBackend({ postgres: null });
try {
  await backend.query("select public.configure_server($1::text::jsonb)", [
    JSON.stringify({ siteUrl: setting.siteUrl, testMode: true }),
  ]);
  const id = await openCampaign(backend, guests);
  const bare = await secondsOf(() =>
    backend.query(
      `create temp table bare as select gen_random_uuid() as id, $1::uuid as campaign_id, g.account_id, g.id as guest_id,
         g.email, 'en' as language, now() as goes_at from public.guests g`,
      [id],
    ),
  );
  const filled = await secondsOf(() =>
    backend.query(
      "select private.fill_campaign(c) from public.email_campaigns c where c.id = $1::uuid",
      [id],
    ),
  );
  let longest = 0;
  const queued = await secondsOf(async () => {
    for (let handed = 0; handed < guests; handed += 600) {
      // One minute's part after the other, as the server does it.
      // oxlint-disable-next-line no-await-in-loop
      const part = await secondsOf(() => backend.query("select public.run_email_campaigns()"));
      longest = Math.max(longest, part);
    }
  });
  const jobs = await backend.query<{ id: string }>(
    "select id from public.jobs where kind = 'campaign_mail' limit $1",
    [drawn],
  );
  const sources: CampaignMailSource[] = [];
  const told = await secondsOf(async () => {
    for (const job of jobs) {
      // oxlint-disable-next-line no-await-in-loop
      const [row] = await backend.query<{ source: CampaignMailSource }>(
        "select public.get_job_source($1::uuid) as source",
        [job.id],
      );
      if (row) sources.push(row.source);
    }
  });
  const rendered = await secondsOf(async () => {
    for (const source of sources) campaignMail(source, source.to ?? "", setting);
  });
  const whole = (seconds: number) => (seconds * guests) / drawn;
  const lines: readonly (readonly [string, number])[] = [
    ["a bare insert of its readers", bare],
    ["who gets it is written down", filled],
    ["each gets a job and a row among the mails", queued],
    ["what each mail says is told by SQL", whole(told)],
    ["each mail is drawn", whole(rendered)],
  ];
  for (const [what, seconds] of lines) {
    console.log(`${what}: ${seconds.toFixed(1)} s, ${(seconds / bare).toFixed(1)} x bare`);
  }
  const sum = filled + queued + whole(told) + whole(rendered);
  console.log(
    `${guests} readers in all: ${sum.toFixed(1)} s; others waited ${longest.toFixed(2)} s at most`,
  );
} finally {
  await backend.close();
}
