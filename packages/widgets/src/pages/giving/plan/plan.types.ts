import type { GivingPage } from "@jubilee/core/giving/giving.types";
import type { Part } from "../../page.types.ts";
import type { GivingWords } from "../words/words.types.ts";

/** What every part of a repeating gift's page is given. */
export interface PlanPart extends Part<GivingPage> {
  own: GivingWords;
}
