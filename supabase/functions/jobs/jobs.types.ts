import type { Deps, OutgoingMail } from "../_shared/deps.types.ts";
import type { MailSetting } from "../_shared/mails/draw.ts";
import type { MailLanguage } from "../_shared/mails/languages.ts";
import type { MailSample } from "../_shared/mails/sample.ts";

/** Work of one kind that waits in the table `jobs`; `Source` is what its mail is written from. */
export interface Job<Source = unknown> {
  /** Does it. A job whose reason is gone (no source, no address) is done by doing nothing. */
  run: (deps: Deps, id: string, told?: ReadonlyMap<string, unknown>) => Promise<void>;
  /** `get_job_sources` tells what many of them need in one call, and `run` is given it. */
  toldTogether?: boolean;
  /** Its mails with samples in them; none of what sends none. */
  seen: readonly MailPreview[];
  /** Never set: it tells the compiler what `get_job_source` answers for this kind. */
  readonly from?: Source;
}

/** A mail with a sample in it, and when it is sent. */
export interface MailPreview {
  kind: string;
  title: string;
  /** When and to whom it goes. */
  when: string;
  /** What it is written in: the guests' languages, or the planners' English alone. */
  languages: readonly MailLanguage[];
  write: (setting: MailSetting, sample: MailSample) => OutgoingMail | Promise<OutgoingMail>;
}

/** What recurs each minute. */
export type Chore = (deps: Deps) => Promise<void>;

/** The work of an area: its kinds of jobs by their names, and what recurs. */
export interface AreaWork {
  jobs?: Readonly<Record<string, Job>>;
  chores?: readonly Chore[];
  /** Mails that no job but a chore sends. */
  previews?: readonly MailPreview[];
}
