import type { SupabaseClient } from "@supabase/supabase-js";
import type { Told } from "./asked.ts";

/** The most rows of one answer. */
const pageSize = 1000;

type Job = { id: string; kind: string };

/** All work that is noted, page by page: a whole event's mails are more than one answer holds. */
async function jobsOf(tables: SupabaseClient): Promise<Job[]> {
  const all: Job[] = [];
  for (;;) {
    const { data, error } = await tables
      .from("jobs")
      .select("id, kind")
      .order("created_at")
      .order("id")
      .range(all.length, all.length + pageSize - 1)
      .overrideTypes<Job[], { merge: false }>();
    if (error) throw new Error(error.message);
    all.push(...data);
    if (data.length < pageSize) return all;
  }
}

/** Asks what each noted piece of work is made from, once, and keeps the answers that are not nothing. */
export function askingForJobs(tables: SupabaseClient, told: Told[]): () => Promise<void> {
  const asked = new Set<string>();
  return async () => {
    const jobs = await jobsOf(tables);
    for (const { id, kind } of jobs.filter((job) => !asked.has(job.id))) {
      asked.add(id);
      const name = kind === "plan_notice" ? "get_plan_notice" : "get_job_source";
      const { data: answer } = await tables.rpc(name, { job_id: id });
      if (answer !== null) told.push({ name, kind, answer });
    }
  };
}
