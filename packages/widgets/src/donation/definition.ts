import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { donation } from "../copy/en/donation.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { momentHere } from "../format/event-time.ts";
import { sheet as field } from "../styles/field.css.ts";
import { sheet } from "../styles/donation.css.ts";
import { Donation } from "./Donation.tsx";

export const widget: WidgetDefinition<SharedCampaign> = {
  kind: "donation",
  sheets: [field, sheet],
  prepare: ({ campaign: { endsAt } }, locale) => endsAt && momentHere(endsAt, locale),
  Screen: Donation,
  words: donation,
};
