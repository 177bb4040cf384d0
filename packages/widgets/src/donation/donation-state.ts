import { feeOnTop } from "@jubilee/core/giving/giving.rules";
import type { GivingFrequency, PublicCampaign } from "@jubilee/core/giving/giving.types";

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

/** What the form begins with; what this tab has kept comes with the script that sends. */
export function startFields({ amounts, frequencies }: PublicCampaign): GiftFields {
  return {
    frequency: frequencies[0] ?? "once",
    picked: (amounts[1] ?? amounts[0])?.amountMinor ?? null,
    other: "",
    coversFee: false,
    fundId: "",
    dedicates: false,
    dedicationKind: "honour",
    dedicationName: "",
    wallName: "",
    email: "",
    website: "",
  };
}

/** What the donor may add for the payment, in minor units. */
export function feeOf(amountMinor: number | null, { fee }: PublicCampaign): number {
  return fee && amountMinor !== null ? feeOnTop(amountMinor, fee) : 0;
}
