import type { Deps } from "../_shared/deps.types.ts";
import { isFields } from "../_shared/fields.ts";
import { Refusal } from "../_shared/refusal.ts";
import { answering, json } from "../_shared/respond.ts";
import { findJob } from "./find-job.ts";
import { doChores } from "./chores.ts";

/** So many are taken at once. */
export const jobsPerCall = 20;

/** A row of `claim_jobs`. */
interface ClaimedJob {
  id: string;
  kind: string;
  attempts: number;
}

/** Half of what `claim_jobs` gives: who is slow says so in time, and nobody else does it again. */
const holdEveryMs = 60_000;

/**
 * Does the work that is due; with `?chores=1` also what recurs each minute (holds that ran out,
 * payments and refunds without news). For the server alone: the embedded backend's runner, or a
 * schedule on Supabase. Answers `{done, failed}`; whatever failed is tried again later.
 */
export const handle = answering(async (request, deps) => {
  if (deps.user?.role !== "service_role") {
    throw new Refusal("not_allowed", "Only the server runs jobs.");
  }
  if (new URL(request.url).searchParams.has("chores")) await doChores(deps);
  const jobs = readJobs(await deps.callSql("claim_jobs", { max_jobs: jobsPerCall }));
  const told = await toldTogether(deps, jobs);
  const isHeld = holding(deps, jobs);
  let [done, failed] = [0, 0];
  for (const [place, job] of jobs.entries()) {
    if (!(await isHeld(place))) continue;
    if (await finished(deps, job, told)) done += 1;
    else failed += 1;
  }
  return json({ done, failed });
});

/** Tells of each job, before it is done, whether it is still this runner's. */
function holding(deps: Deps, jobs: readonly ClaimedJob[]): (place: number) => Promise<boolean> {
  let heldAtMs = deps.now().getTime();
  let lost: ReadonlySet<string> = new Set();
  return async (place) => {
    if (deps.now().getTime() - heldAtMs >= holdEveryMs) {
      const left = jobs.slice(place).filter(({ id }) => !lost.has(id));
      const claimed = Object.fromEntries(left.map(({ id, attempts }) => [id, attempts]));
      const answer = await deps.callSql("hold_jobs", { claimed });
      const held = new Set(Array.isArray(answer) ? answer.map(String) : []);
      heldAtMs = deps.now().getTime();
      lost = new Set(jobs.flatMap(({ id }) => (held.has(id) ? [] : [id])));
    }
    const id = jobs[place]?.id;
    return id !== undefined && !lost.has(id);
  };
}

/**
 * What the jobs need whose kind is told for many at once, by their ids. Where that fails each is
 * told by itself, so that one that cannot be told holds up no other.
 */
async function toldTogether(
  deps: Deps,
  jobs: readonly ClaimedJob[],
): Promise<ReadonlyMap<string, unknown>> {
  const ids = jobs.filter(({ kind }) => findJob(kind)?.toldTogether).map(({ id }) => id);
  if (ids.length < 2) return new Map();
  try {
    const told = await deps.callSql("get_job_sources", { job_ids: ids });
    return new Map(isFields(told) ? Object.entries(told) : []);
  } catch (error) {
    deps.log("What several jobs need could not be told at once.", error);
    return new Map();
  }
}

async function finished(
  deps: Deps,
  job: ClaimedJob,
  told: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  try {
    const known = findJob(job.kind);
    if (!known) throw new Error(`Nothing is known to do for jobs of kind ${job.kind}`);
    await known.run(deps, job.id, told);
  } catch (error) {
    deps.log(`Job ${job.id} (${job.kind}) failed and will be tried again.`, error);
    await deps.callSql("finish_job", { job_id: job.id, error: reasonOf(error) });
    return false;
  }
  await deps.callSql("finish_job", { job_id: job.id, error: null });
  return true;
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500) || "unknown";
}

function readJobs(claimed: unknown): ClaimedJob[] {
  if (!Array.isArray(claimed)) throw new Error("claim_jobs did not answer with a list");
  return claimed.flatMap((row: unknown) => {
    if (!isFields(row)) return [];
    const { id, kind, attempts } = row;
    return typeof id === "string" && typeof kind === "string" && typeof attempts === "number"
      ? [{ id, kind, attempts }]
      : [];
  });
}
