/** Reading of what the database tells about campaigns, and a new campaign's beginning. */
import type {
  Campaign,
  CampaignDraft,
  CampaignRow,
  GiftLine,
  GiftRow,
} from "./fundraising.types.ts";

/** What a new campaign begins with. */
export const emptyCampaign: CampaignDraft = {
  eventId: null,
  name: "",
  beneficiary: "",
  story: "",
  askTitle: "",
  askText: "",
  eventTypeId: "community-type-1",
  goalMinor: null,
  currency: "USD",
  locale: "en",
  startsAt: null,
  endsAt: null,
  funds: [],
  amounts: [
    { amountMinor: 1500, label: "" },
    { amountMinor: 3500, label: "" },
    { amountMinor: 7500, label: "" },
  ],
  frequencies: ["once", "month"],
  leastMinor: 500,
  mostMinor: 2_500_000,
  offersFeeCover: true,
  offersDedication: true,
  showsWall: true,
  matchSponsor: "",
  matchBps: 10_000,
  matchCapMinor: null,
  taxText: "",
  thanksText: "",
};

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function renamed(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value]));
}

const textFields = [
  "story",
  "askTitle",
  "askText",
  "matchSponsor",
  "taxText",
  "thanksText",
] as const;

/** A row of `list_campaigns` as a campaign. */
export function readCampaign(row: Partial<CampaignRow>): Campaign {
  const { monthlyCount, ...rest } = renamed(row);
  const texts = Object.fromEntries(textFields.map((field) => [field, rest[field] ?? ""]));
  return { ...rest, ...texts, repeatingCount: monthlyCount } as Campaign;
}

/** A row of `list_gifts` as a line of the list. */
export function readGift(row: Partial<GiftRow>): GiftLine {
  const { wallName, dedicationName, dedicationKind, ...rest } = renamed(row);
  const how = dedicationKind === "memory" ? "In memory of" : "In honour of";
  return {
    ...rest,
    isAnonymous: wallName === null,
    dedication: typeof dedicationName === "string" ? `${how} ${dedicationName}` : null,
  } as GiftLine;
}

/** What of a gift can still go back, in minor units. */
export function refundable({ status, totalMinor, refundedMinor }: GiftLine): number {
  return status === "succeeded" ? totalMinor - refundedMinor : 0;
}
