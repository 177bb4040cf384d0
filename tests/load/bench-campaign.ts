/**
 * `pnpm bench campaign [--guests 50000]`: a campaign for very many on PGlite: who gets it is written
 * down, each gets a job and a row among the mails, and mails are told and drawn as the server does it
 * (those of a thousand readers; the whole is reckoned from them). The reference is one bare `insert`
 * of the same readers; seconds are the processor's. Sending itself is the mail server's.
 */
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import {
  campaignMail,
  type CampaignMailSource,
} from "../../supabase/functions/_shared/mails/mailing/campaign-mail.ts";
import { jobsPerCall } from "../../supabase/functions/jobs/handler.ts";
import { openCampaign } from "./campaign-races.ts";

const asked = process.argv.indexOf("--guests");
const guests = asked > 0 ? Number(process.argv[asked + 1]) : 50_000;
/** What `run_email_campaigns` hands over at once. */
const partOfAMinute = 600;
const drawn = Math.min(guests, 1000);
const setting = { siteUrl: "https://jubilee.example", productName: "Jubilee" };

/** The processor's time, in seconds: the same whatever else runs on the machine. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
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
  let longest = 0;
  // Part after part, as the server does it: another call has its turn between two of them.
  const asParts = (statement: string, isLast: (answer: unknown) => boolean) =>
    secondsOf(async () => {
      const askPart = async () => {
        let last = false;
        const part = await secondsOf(async () => {
          const [row] = await backend.query<{ answer: unknown }>(`select ${statement} as answer`);
          last = isLast(row?.answer);
        });
        longest = Math.max(longest, part);
        return last;
      };
      while (!(await askPart()));
    });
  const filled = await asParts("public.fill_email_campaigns()", (more) => more !== true);
  let handed = 0;
  const queued = await asParts(
    "public.run_email_campaigns()",
    () => (handed += partOfAMinute) >= guests,
  );
  const jobs = await backend.query<{ id: string }>(
    "select id from public.jobs where kind = 'campaign_mail' limit $1",
    [drawn],
  );
  const sources: CampaignMailSource[] = [];
  const told = await secondsOf(async () => {
    for (let first = 0; first < jobs.length; first += jobsPerCall) {
      const ids = jobs.slice(first, first + jobsPerCall).map(({ id }) => id);
      const [row] = await backend.query<{ told: Record<string, CampaignMailSource> }>(
        "select public.get_job_sources($1::uuid[]) as told",
        [ids],
      );
      sources.push(...Object.values(row?.told ?? {}));
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
