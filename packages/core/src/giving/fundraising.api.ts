import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { readShareLink } from "../sharing/share.rules.ts";
import { readCampaign, readGift } from "./fundraising.rules.ts";
import type {
  Campaign,
  CampaignDraft,
  CampaignLink,
  GiftLine,
  OfflineGift,
  StoredCampaignLink,
} from "./fundraising.types.ts";

const readLink = (link: StoredCampaignLink): CampaignLink => ({
  ...readShareLink(link),
  campaignId: link.campaignId,
});

export interface FundraisingApi {
  /** Every campaign, the newest first. */
  campaigns: () => Promise<Result<Campaign[]>>;
  /** Makes a draft (id null) or changes a campaign; answers its id. */
  save: (id: string | null, draft: CampaignDraft) => Promise<Result<string>>;
  setStatus: (id: string, status: "live" | "paused" | "ended") => Promise<Result<true>>;
  /** The newest 200 gifts that arrived, of one campaign or all. */
  gifts: (campaignId: string | null, search: string) => Promise<Result<GiftLine[]>>;
  recordGift: (campaignId: string, gift: OfflineGift) => Promise<Result<string>>;
  refund: (giftId: string, amountMinor: number, reason: string) => Promise<Result<true>>;
  links: (campaignId: string) => Promise<Result<CampaignLink[]>>;
  addLink: (
    campaignId: string,
    kind: "campaign" | "embed_donation",
  ) => Promise<Result<CampaignLink>>;
}

/** Calls about donation campaigns, for those who run them. */
export function createFundraisingApi(client: DatabaseClient): FundraisingApi {
  return {
    async campaigns() {
      const result = await call(client, "list_campaigns");
      return result.ok ? succeed(result.value.map(readCampaign)) : result;
    },
    save: (id, draft) =>
      call(client, "save_campaign", {
        campaign_id_param: id,
        campaign: draft,
      }),
    setStatus: (id, status) =>
      act(client, "set_campaign_status", { campaign_id_param: id, status_param: status }),
    async gifts(campaignId, search) {
      const result = await call(client, "list_gifts", {
        campaign_id_param: campaignId,
        search,
        page_size: 200,
      });
      return result.ok ? succeed(result.value.map(readGift)) : result;
    },
    recordGift: (campaignId, gift) =>
      call(client, "record_offline_gift", {
        campaign_id_param: campaignId,
        gift,
      }),
    refund: (giftId, amountMinor, reason) =>
      act(client, "refund_gift", {
        donation_id_param: giftId,
        amount_minor_param: amountMinor,
        reason_param: reason,
      }),
    async links(campaignId) {
      const result = await call(client, "list_campaign_links", {
        campaign_id_param: campaignId,
      });
      return result.ok ? succeed(result.value.map(readLink)) : result;
    },
    async addLink(campaignId, kind) {
      const result = await call(client, "create_campaign_link", {
        campaign_id_param: campaignId,
        kind_param: kind,
      });
      return result.ok ? succeed(readLink(result.value)) : result;
    },
  };
}
