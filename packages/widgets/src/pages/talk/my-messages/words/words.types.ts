import type { ReportReason, WhyNotWrite } from "@jubilee/core/talk/threads.types";
import type { AttachCopy } from "../../attaching/attach.types.ts";

/** What a guest's conversations say beside what all pages say. */
export interface TalkCopy extends AttachCopy {
  title: string;
  /** What a conversation is called by its kind, where it has no name of its own. */
  everyone: string;
  withHosts: string;
  group: string;
  people: (count: number) => string;
  invitation: string;
  all: string;
  open: string;
  nothingYet: string;
  empty: string;
  unread: (count: number) => string;
  fresh: string;
  /** Coming in: a name, and who reads along. */
  comeInTitle: string;
  comeInText: string;
  callYou: string;
  comeIn: string;
  readAlong: string;
  /** The same of one's own word with the hosts. */
  hostsRead: string;
  /** Mails about new messages: of all conversations, and of one. */
  mailsOn: string;
  mailsOff: string;
  mailsStop: string;
  mailsStart: string;
  mute: string;
  unmute: string;
  you: string;
  host: string;
  gone: string;
  removed: string;
  hidden: string;
  blocked: string;
  edited: string;
  seen: (count: number) => string;
  earlier: string;
  newest: string;
  /** The field, and what can be done with one message. */
  message: string;
  send: string;
  more: (name: string) => string;
  answerTo: (name: string) => string;
  changeYours: string;
  save: string;
  cancel: string;
  change: string;
  remove: string;
  signs: string;
  report: string;
  reasons: Readonly<Record<ReportReason, string>>;
  block: string;
  unblock: string;
  /** What blocking does, before it is done and after it. */
  blockWhat: string;
  blockDone: string;
  /** Above those whom the reader blocked. */
  blockedPeople: string;
  reported: string;
  /** While the device has no connection. */
  offline: string;
  writing: (name: string) => string;
  whyNot: Readonly<Record<Exclude<WhyNotWrite, "banned">, string>>;
}
