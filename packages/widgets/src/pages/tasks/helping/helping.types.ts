import type { HelperTasks } from "@jubilee/core/tasks/helping.types";
import type { Part } from "../../page.types.ts";
import type { HelpingCopy } from "./words/words.types.ts";

/** What every part of a helper's page is given. */
export interface HelpingPart extends Part<HelperTasks> {
  own: HelpingCopy;
}
