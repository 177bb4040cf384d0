/**
 * One thing that planners can be told of by mail, as its switch says it. `<area>.notices.ts` exports
 * them as `notices`, by the topics that the area's rows of `private.notice_topics` name.
 */
export interface NoticeSwitch {
  title: string;
  help: string;
  /** Until a person chooses; the database decides by the same. */
  usual: "now" | "digest";
  /** Lower comes first, ten apart. */
  order: number;
}
