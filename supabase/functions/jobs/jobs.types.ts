import type { Deps, OutgoingMail } from "../_shared/deps.types.ts";
import type { MailSetting } from "../_shared/mails/draw.ts";

/** Work of one kind that waits in the table `jobs`. */
export interface Job {
  /** Does it. A job whose reason is gone (no source, no address) is done by doing nothing. */
  run: (deps: Deps, id: string) => Promise<void>;
  /** Its mails with samples in them, or why there is none to look at. */
  seen: readonly MailPreview[] | Unseen;
}

/** Why there is no sample of a mail to look at. */
export interface Unseen {
  reason: string;
}

/** A mail with a sample in it, and when it is sent. */
export interface MailPreview {
  kind: string;
  title: string;
  /** When and to whom it goes. */
  when: string;
  write: (setting: MailSetting) => OutgoingMail | Promise<OutgoingMail>;
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
