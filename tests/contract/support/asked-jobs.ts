import type { SupabaseClient } from "@supabase/supabase-js";
import type { Told } from "./asked.ts";

/** Asks what each noted piece of work is made from, once, and keeps the answers that are not nothing. */
export function askingForJobs(tables: SupabaseClient, told: Told[]): () => Promise<void> {
  const asked = new Set<string>();
  return async () => {
    const { data: jobs, error } = await tables
      .from("jobs")
      .select("id, kind")
      .order("created_at")
      .overrideTypes<{ id: string; kind: string }[], { merge: false }>();
    if (error) throw new Error(error.message);
    for (const { id, kind } of jobs.filter((job) => !asked.has(job.id))) {
      asked.add(id);
      const name = kind === "plan_notice" ? "get_plan_notice" : "get_job_source";
      const { data: answer } = await tables.rpc(name, { job_id: id });
      if (answer !== null) told.push({ name, kind, answer });
    }
  };
}
