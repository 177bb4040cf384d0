/** The facts that a notice was given by `private.notify` or `private.tell_planners`. */
export type ToldFacts = Readonly<Record<string, unknown>>;

/** Under what a topic is found where they are chosen: a heading of `noticeParts`. */
export type NoticePart = "guests" | "events" | "tasks" | "talk" | "account";

/**
 * One thing that people with an account can be told of: its switch and its words.
 * `<area>.notices.ts` exports them as `notices`, by the topics that the area's rows of
 * `private.notice_topics` name.
 */
export interface NoticeSwitch {
  title: string;
  help: string;
  /** By mail, until a person chooses; the database decides by the same. */
  usual: "now" | "digest";
  part: NoticePart;
  /** Lower comes first, ten apart. */
  order: number;
  /** What happened, in one line, in the product, in mails and on devices. */
  line: (told: ToldFacts) => string;
  /** Where it is looked at; left out, the event's page. */
  page?: { label: string; path: (told: ToldFacts) => string };
  /** What it is called to be told no more of this one thing, where it can be left by itself. */
  less?: (told: ToldFacts) => string | null;
}
