/** What the functions of jobs answer: what a mail is written from is each kind's own. */
export interface Answers {
  get_job_source: Readonly<Record<string, unknown>> | null;
  get_job_sources: Readonly<Record<string, Answers["get_job_source"]>>;
}
