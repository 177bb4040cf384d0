import { areas } from "./areas.gen.ts";
import type { Job, MailPreview } from "./jobs.types.ts";

const jobs: ReadonlyMap<string, Job> = new Map(
  areas.flatMap((area) => Object.entries(area.jobs ?? {})),
);

/** The work of a kind of job, or nothing where none is known. */
export function findJob(kind: string): Job | undefined {
  return jobs.get(kind);
}

/** Every mail that can be looked at, drawn by the templates that draw the real ones. */
export const previews: readonly MailPreview[] = areas.flatMap((area) => [
  ...Object.values(area.jobs ?? {}).flatMap(({ seen }) => seen),
  ...(area.previews ?? []),
]);
