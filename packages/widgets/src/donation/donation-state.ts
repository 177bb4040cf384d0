import { feeOnTop } from "@jubilee/core/giving/rules";
import type { GivingFrequency, PublicCampaign } from "@jubilee/core/giving/types";
import type { WidgetContext } from "../widget.types.ts";

export interface GiftFields {
  frequency: GivingFrequency;
  /** A suggested amount in minor units, or null while another is typed. */
  picked: number | null;
  other: string;
  coversFee: boolean;
  fundId: string;
  dedicates: boolean;
  dedicationKind: "honour" | "memory";
  dedicationName: string;
  wallName: string;
  email: string;
  website: string;
}

export type GiftErrors = Partial<
  Record<"amount" | "dedicationName" | "wallName" | "email", string>
>;

/** What the form begins with: what this tab has kept, then the campaign. */
export function startFields({ draft }: WidgetContext, campaign: PublicCampaign): GiftFields {
  const kept = draft.read();
  const text = (name: string) => (kept[name] ?? "") as string;
  const suggested = campaign.amounts.map(({ amountMinor }) => amountMinor);
  const picked = suggested.find((amount) => amount === kept["picked"]);
  const other = text("other");
  return {
    frequency:
      campaign.frequencies.find((one) => one === kept["frequency"]) ??
      campaign.frequencies[0] ??
      "once",
    picked: picked ?? (other ? null : (suggested[1] ?? suggested[0] ?? null)),
    other,
    coversFee: kept["coversFee"] === true,
    fundId: text("fundId"),
    dedicates: kept["dedicates"] === true,
    dedicationKind: kept["dedicationKind"] === "memory" ? "memory" : "honour",
    dedicationName: text("dedicationName"),
    wallName: text("wallName"),
    email: text("email"),
    website: "",
  };
}

/** What the donor may add for the payment, in minor units. */
export function feeOf(amountMinor: number | null, { fee }: PublicCampaign): number {
  return fee && amountMinor !== null ? feeOnTop(amountMinor, fee) : 0;
}
