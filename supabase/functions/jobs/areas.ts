import { account } from "./account.jobs.ts";
import { answers } from "./answers.jobs.ts";
import { base } from "./base.jobs.ts";
import { giving } from "./giving.jobs.ts";
import type { AreaWork, Job, MailPreview } from "./jobs.types.ts";
import { money } from "./money.jobs.ts";
import { people } from "./people.jobs.ts";
import { schedule } from "./schedule.jobs.ts";
import { site } from "./site.jobs.ts";
import { talk } from "./talk.jobs.ts";
import { tickets } from "./tickets.jobs.ts";
import { venues } from "./venues.jobs.ts";

/**
 * The work of every area, in the order in which its chores are done and its mails are shown: each
 * `<area>.jobs.ts` stands here once.
 */
export const areas: readonly AreaWork[] = [
  tickets,
  venues,
  schedule,
  money,
  giving,
  answers,
  people,
  talk,
  site,
  account,
  base,
];

const jobs: ReadonlyMap<string, Job> = new Map(
  areas.flatMap((area) => Object.entries(area.jobs ?? {})),
);

/** The work of a kind of job, or nothing where none is known. */
export function findJob(kind: string): Job | undefined {
  return jobs.get(kind);
}

/** Every mail that can be looked at, drawn by the templates that draw the real ones. */
export const previews: readonly MailPreview[] = areas.flatMap((area) => [
  ...Object.values(area.jobs ?? {}).flatMap(({ seen }) => ("reason" in seen ? [] : seen)),
  ...(area.previews ?? []),
]);
