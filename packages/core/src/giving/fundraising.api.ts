import type { SupabaseClient } from "@supabase/supabase-js";
import { failureFrom, resultOf, succeed, type DatabaseRefusal } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { readShareLink } from "../sharing/share.rules.ts";
import type { StoredShareLink } from "../sharing/share.types.ts";
import { readCampaign, readGift, type CampaignRow } from "./fundraising.rules.ts";
import type {
  Campaign,
  CampaignDraft,
  CampaignLink,
  GiftLine,
  OfflineGift,
} from "./fundraising.types.ts";

type StoredCampaignLink = StoredShareLink & { campaignId: string };

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

function done({ error }: { error: DatabaseRefusal | null }): Result<true> {
  return error ? { ok: false, error: failureFrom(error) } : succeed(true);
}

/** Calls about donation campaigns, for those who run them. */
export function createFundraisingApi(client: SupabaseClient): FundraisingApi {
  const list = async <Line>(
    name: string,
    parameters: Record<string, unknown>,
    read: (row: CampaignRow) => Line,
  ): Promise<Result<Line[]>> => {
    const { data, error } = await client.rpc(name, parameters);
    const result = resultOf<CampaignRow[]>({ data, error });
    return result.ok ? succeed(result.value.map(read)) : result;
  };
  return {
    campaigns: () => list("list_campaigns", {}, readCampaign),
    async save(id, draft) {
      const { data, error } = await client.rpc("save_campaign", {
        campaign_id_param: id,
        campaign: draft,
      });
      return resultOf<string>({ data, error });
    },
    setStatus: async (id, status) =>
      done(
        await client.rpc("set_campaign_status", { campaign_id_param: id, status_param: status }),
      ),
    gifts: (campaignId, search) =>
      list("list_gifts", { campaign_id_param: campaignId, search, page_size: 200 }, readGift),
    async recordGift(campaignId, gift) {
      const { data, error } = await client.rpc("record_offline_gift", {
        campaign_id_param: campaignId,
        gift,
      });
      return resultOf<string>({ data, error });
    },
    refund: async (giftId, amountMinor, reason) =>
      done(
        await client.rpc("refund_gift", {
          donation_id_param: giftId,
          amount_minor_param: amountMinor,
          reason_param: reason,
        }),
      ),
    async links(campaignId) {
      const { data, error } = await client.rpc("list_campaign_links", {
        campaign_id_param: campaignId,
      });
      const result = resultOf<StoredCampaignLink[]>({ data, error });
      return result.ok ? succeed(result.value.map(readLink)) : result;
    },
    async addLink(campaignId, kind) {
      const { data, error } = await client.rpc("create_campaign_link", {
        campaign_id_param: campaignId,
        kind_param: kind,
      });
      const result = resultOf<StoredCampaignLink>({ data, error });
      return result.ok ? succeed(readLink(result.value)) : result;
    },
  };
}
