import type { CampaignRow, GiftRow, StoredCampaignLink } from "./fundraising.types.ts";
import type { GiftView, GivingPage, SharedCampaign } from "./giving.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  begin_gift_payment: GiftView;
  change_giving_plan: GivingPage;
  create_campaign_link: StoredCampaignLink;
  create_gift: GiftView;
  get_gift: GiftView;
  get_giving_plan: GivingPage;
  get_shared_campaign: SharedCampaign;
  list_campaign_links: StoredCampaignLink[];
  list_campaigns: CampaignRow[];
  list_gifts: GiftRow[];
  claim_due_gifts: {
    reference: string;
    provider: string;
    customerRef: string;
    amountMinor: number;
    currency: string;
    code: string;
    title: string;
  }[];
}
