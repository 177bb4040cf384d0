import { areas } from "./areas.gen.ts";
import type { AreaWork, Job, MailPreview } from "./jobs.types.ts";

/** The work of every area. */
export const work: readonly AreaWork[] = areas;

const jobs: ReadonlyMap<string, Job> = new Map(
  work.flatMap((area) => Object.entries(area.jobs ?? {})),
);

/** The work of a kind of job, or nothing where none is known. */
export function findJob(kind: string): Job | undefined {
  return jobs.get(kind);
}

/** Every mail that can be looked at, drawn by the templates that draw the real ones. */
export const previews: readonly MailPreview[] = work.flatMap((area) => [
  ...Object.values(area.jobs ?? {}).flatMap(({ seen }) => seen),
  ...(area.previews ?? []),
]);
