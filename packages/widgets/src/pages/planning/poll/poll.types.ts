import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import type { Part } from "../../page.types.ts";
import type { PollPageCopy } from "./words/words.types.ts";

/** What every part of a poll's page is given. */
export interface PollPart extends Part<SharedPoll> {
  own: PollPageCopy;
}
