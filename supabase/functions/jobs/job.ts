import type { Deps, MailTopic, OutgoingMail } from "../_shared/deps.types.ts";
import { isFields } from "../_shared/fields.ts";
import type { MailSetting } from "../_shared/mails/draw.ts";
import { guestLanguages } from "../_shared/mails/languages.ts";
import type { MailSample } from "../_shared/mails/sample.ts";
import type { Chore, Job, MailPreview } from "./jobs.types.ts";

/** The function that tells what a job needs, unless its kind names another. */
const usualSource = "get_job_source";

/** A sample that a mail is written from, to look at. */
export interface SeenMail<Source> extends Pick<MailPreview, "kind" | "title" | "when"> {
  of: (sample: MailSample) => Source;
}

interface MailJob<Source> {
  /** The SQL function that tells what the mail is made from, with `to`. */
  source?: string;
  /** What the source lacks and only the server knows. */
  prepare?: (source: Source, deps: Deps) => Promise<Source>;
  /** Writes the mail; null when there is nothing to tell. */
  write: (
    source: Source,
    to: string,
    setting: MailSetting,
  ) => OutgoingMail | null | Promise<OutgoingMail>;
  /** Adds what only the server can make. */
  finish?: (mail: OutgoingMail, source: Source, deps: Deps) => Promise<OutgoingMail>;
  /** Every mail can be looked at: what each of its forms is written from. */
  seen: readonly [SeenMail<Source>, ...SeenMail<Source>[]];
  /** Planners and administrators read English, guests their own language. */
  readers?: "guests" | "planners";
  /** What its mails are about; answers to what somebody did by default. */
  topic?: MailTopic;
  /** Many go at once, and `get_job_sources` tells them in one call. */
  toldTogether?: boolean;
}

/** A job that sends a mail; nothing is sent where the source names no address. */
export function sends<Source>(job: MailJob<Source>): Job<Source> {
  const { source = usualSource, prepare, write, finish, seen, readers = "guests", topic } = job;
  const { toldTogether = false } = job;
  return {
    seen: seen.map((one) => preview(one, write, readers)),
    toldTogether,
    run: async (deps, id, many) => {
      const told = many?.has(id) ? many.get(id) : await deps.callSql(source, { job_id: id });
      const to = isFields(told) ? told["to"] : null;
      if (typeof to !== "string" || to === "") return;
      const found = prepare ? await prepare(told as Source, deps) : (told as Source);
      const { siteUrl, productName } = deps;
      const written = await write(found, to, { siteUrl, productName });
      if (!written) return;
      const mail = finish ? await finish(written, found, deps) : written;
      await deps.mail.send({ ...mail, key: id, ...(topic ? { topic } : {}) });
    },
  };
}

/** A mail to look at, written as the real one is. */
export function preview<Source>(
  { of, ...told }: SeenMail<Source>,
  write: MailJob<Source>["write"],
  readers: "guests" | "planners",
): MailPreview {
  return {
    ...told,
    languages: readers === "guests" ? guestLanguages : ["en"],
    write: async (setting, sample) => {
      const mail = await write(of(sample), sample.to, setting);
      if (!mail) throw new Error(`The sample of ${told.kind} is none: nothing is written from it`);
      return mail;
    },
  };
}

/** A job that does something else with what its source tells: it reads `Source` as if it were unknown. */
export function works<Source>(work: (source: unknown, deps: Deps) => Promise<void>): Job<Source> {
  return {
    seen: [],
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
export async function listOf(
  deps: Deps,
  name: string,
  args: Record<string, unknown> = {},
): Promise<unknown[]> {
  const list = await deps.callSql(name, args);
  if (!Array.isArray(list)) throw new Error(`${name} did not answer with a list`);
  return list;
}
