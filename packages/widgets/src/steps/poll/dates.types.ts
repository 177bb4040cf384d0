import type { DateMark, PollVoter, QuestionResult } from "@jubilee/core/planning/polls.types";
import type { PollDatesCopy } from "../../copy/poll.types.ts";
import type { DatesProps } from "./DatesScreen.tsx";

/** What the list and the table of proposed times are drawn from. */
export interface DatesShown extends Pick<DatesProps, "context" | "data" | "question"> {
  copy: PollDatesCopy;
  /** What this visitor has chosen; null where nothing is chosen any more. */
  marks: Record<string, DateMark> | null;
  onMarks: (marks: Record<string, DateMark>) => void;
  timeZone: string;
  /** Zones of others, where the clock is another one. */
  others: string[];
  voters: PollVoter[];
  /** Null while results are hidden. */
  result: QuestionResult | null;
  best: string[];
}
