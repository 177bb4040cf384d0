import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import type { Part } from "../../page.types.ts";
import type { WaitingWords } from "./words/words.types.ts";

/** What every part of the page of a place on the waiting list is given. */
export interface WaitingPart extends Part<WaitlistPlace> {
  own: WaitingWords;
}
