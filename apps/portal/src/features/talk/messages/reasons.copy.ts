import type { ReportReason } from "@jubilee/core/talk/threads.types";

/** What somebody finds wrong with a message. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
  rude: "It is rude or hurts somebody",
  spam: "It is advertising or a trick",
  private: "It tells something private",
  other: "Something else",
};
