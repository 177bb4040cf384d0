import type { PublicCampaign } from "@jubilee/core/giving/giving.types";
import type { Draft } from "../client/draft.ts";
import type { GiftFields } from "./donation-state.ts";

/** What this tab has kept of a form, as far as the campaign still offers it. */
export function keptFields(draft: Draft, campaign: PublicCampaign): Partial<GiftFields> {
  const kept = draft.read();
  const texts = ["other", "fundId", "dedicationName", "wallName", "email"] as const;
  const fields: Partial<GiftFields> = {};
  for (const name of texts) {
    const text = kept[name];
    if (typeof text === "string") fields[name] = text;
  }
  const frequency = campaign.frequencies.find((one) => one === kept["frequency"]);
  if (frequency) fields.frequency = frequency;
  const amount = campaign.amounts.find(({ amountMinor }) => amountMinor === kept["picked"]);
  if (amount) fields.picked = amount.amountMinor;
  else if (fields.other) fields.picked = null;
  for (const name of ["coversFee", "dedicates"] as const) {
    if (kept[name] === true) fields[name] = true;
  }
  if (kept["dedicationKind"] === "memory") fields.dedicationKind = "memory";
  return fields;
}
