import type { Deps, OutgoingMail } from "../_shared/deps.types.ts";
import { isFields } from "../_shared/fields.ts";
import type { MailSetting } from "../_shared/mails/draw.ts";
import { paletteOf } from "../_shared/mails/event-palette.ts";
import type { Chore, Job } from "./jobs.types.ts";

/** The function that tells what a job needs, unless its kind names another. */
const usualSource = "get_job_source";

interface MailJob<Source> {
  /** The SQL function that tells what the mail is made from, with `to`. */
  source?: string;
  /** Writes the mail; null when there is nothing to tell. */
  write: (
    source: Source,
    to: string,
    setting: MailSetting,
    deps: Deps,
  ) => OutgoingMail | null | Promise<OutgoingMail>;
  seen: Job["seen"];
}

/** A job that sends a mail; nothing is sent where the source names no address. */
export function sends<Source>({ source = usualSource, write, seen }: MailJob<Source>): Job {
  return {
    seen,
    run: async (deps, id) => {
      const found = await deps.callSql(source, { job_id: id });
      const to = isFields(found) ? found["to"] : null;
      if (typeof to !== "string" || to === "") return;
      const { siteUrl, productName } = deps;
      const setting = { siteUrl, productName, palette: paletteOf(found) };
      const mail = await write(found as Source, to, setting, deps);
      if (mail) await deps.mail.send({ ...mail, key: id });
    },
  };
}

/** A job that does something else with what its source tells. */
export function works(work: (source: unknown, deps: Deps) => Promise<void>): Job {
  return {
    seen: { reason: "It sends no mail." },
    run: async (deps, id) => work(await deps.callSql(usualSource, { job_id: id }), deps),
  };
}

/** The named id of a job's payload, where there is one. */
export function idIn(source: unknown, name: string): string | null {
  const id = isFields(source) ? source[name] : null;
  return typeof id === "string" ? id : null;
}

/** A chore that is one call of the database. */
export function calls(name: string): Chore {
  return async (deps) => {
    await deps.callSql(name, {});
  };
}

/** What a database function lists. */
export async function listOf(deps: Deps, name: string): Promise<unknown[]> {
  const list = await deps.callSql(name, {});
  if (!Array.isArray(list)) throw new Error(`${name} did not answer with a list`);
  return list;
}
