import type { GivingFrequency } from "@jubilee/core/giving/giving.types";

interface GiftDetail {
  campaignId: string;
  /** The short public code such as `7HK-204M`. */
  giftCode: string;
  totalMinor: number;
  currency: string;
  frequency: GivingFrequency;
}

/** What a gift tells its page. */
export interface Events {
  "jubilee:donation-started": GiftDetail;
  "jubilee:donation-completed": GiftDetail;
}
