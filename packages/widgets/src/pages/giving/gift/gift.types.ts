import type { GiftView } from "@jubilee/core/giving/giving.types";
import type { Part } from "../../page.types.ts";
import type { GivingWords } from "../words/words.types.ts";

/** What every part of a gift's page is given. */
export interface GiftPart extends Part<GiftView> {
  own: GivingWords;
}
