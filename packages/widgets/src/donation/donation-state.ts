import { feeOnTop } from "@jubilee/core/giving/rules";
import type { GivingFrequency, PublicCampaign } from "@jubilee/core/giving/types";
import { parseAmount } from "@jubilee/core/money/rules";
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

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** What the form begins with: what this tab has kept, then what the page gives, then the campaign. */
export function startFields(
  { draft, prefill }: WidgetContext,
  campaign: PublicCampaign,
): GiftFields {
  const kept = draft.read();
  const frequency = campaign.frequencies.find((one) => one === kept["frequency"]);
  const suggested = campaign.amounts.map(({ amountMinor }) => amountMinor);
  const picked = suggested.find((amount) => amount === kept["picked"]);
  const other = text(kept["other"]);
  return {
    frequency: frequency ?? campaign.frequencies[0] ?? "once",
    picked: picked ?? (other ? null : (suggested[1] ?? suggested[0] ?? null)),
    other,
    coversFee: kept["coversFee"] === true,
    fundId: text(kept["fundId"]),
    dedicates: kept["dedicates"] === true,
    dedicationKind: kept["dedicationKind"] === "memory" ? "memory" : "honour",
    dedicationName: text(kept["dedicationName"]),
    wallName: text(kept["wallName"]) || (prefill.name ?? ""),
    email: text(kept["email"]) || (prefill.email ?? ""),
    website: "",
  };
}

/** What is given, in minor units; null while nothing readable is chosen. */
export function amountOf({ picked, other }: GiftFields, currency: string, lang: string) {
  if (picked !== null) return picked;
  const parsed = parseAmount(other, currency, lang);
  return parsed.ok ? parsed.amountMinor : null;
}

/** What the donor may add for the payment, in minor units. */
export function feeOf(amountMinor: number | null, { fee }: PublicCampaign): number {
  return fee && amountMinor !== null ? feeOnTop(amountMinor, fee) : 0;
}
