import type { areas } from "./areas.gen.ts";
import type { Job } from "./jobs.types.ts";

type JobsOf<Area> = Area extends { jobs: infer Jobs } ? Jobs : never;

type SourceIn<Jobs, Kind extends string> =
  Jobs extends Record<Kind, Job<infer Source>> ? Source : never;

/** What `get_job_source` answers for a kind of job: what its mail is written from. */
export type JobSource<Kind extends string> = SourceIn<JobsOf<(typeof areas)[number]>, Kind>;
