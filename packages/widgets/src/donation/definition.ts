import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { donation } from "../copy/en/donation.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { sheet } from "../styles/donation.css.ts";
import { Donation } from "./Donation.tsx";

export const widget: WidgetDefinition<SharedCampaign> = {
  kind: "donation",
  sheets: [sheet],
  prepare: () => [],
  Screen: Donation,
  words: donation,
};
