import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import type { Part } from "../../page.types.ts";
import type { GivingWords } from "../words/words.types.ts";

/** What every part of a campaign's page is given. */
export interface CampaignPart extends Part<SharedCampaign> {
  own: GivingWords;
}
