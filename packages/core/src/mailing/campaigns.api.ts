import { act, call } from "../base/calls.api.ts";
import { functionFailure } from "../base/result.api.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type {
  CampaignCheck,
  CampaignClock,
  CampaignInput,
  CampaignResults,
  CampaignTiming,
  DrawnCampaign,
  EmailCampaign,
  EmailCampaignLine,
} from "./campaigns.types.ts";

export interface CampaignsApi {
  /** Of an event, newest first. */
  list: (eventId: string) => Promise<Result<EmailCampaignLine[]>>;
  get: (campaignId: string) => Promise<Result<EmailCampaign>>;
  create: (eventId: string, input: CampaignInput) => Promise<Result<EmailCampaign>>;
  /** Over what was read; refused where it was written somewhere else meanwhile. */
  save: (
    campaign: Pick<EmailCampaign, "id" | "eventId" | "revision">,
    input: CampaignInput,
  ) => Promise<Result<EmailCampaign>>;
  remove: (campaignId: string) => Promise<Result<true>>;
  /** What keeps it from going, and how many it reaches. */
  check: (campaignId: string) => Promise<Result<CampaignCheck>>;
  /** Sets it to a time on a clock, or to a timing that follows the event; null: at once. */
  send: (
    campaignId: string,
    goes: string | CampaignTiming | null,
    goesBy: CampaignClock,
  ) => Promise<Result<EmailCampaign>>;
  /** Takes it back to draft, pauses it, lets it go on, or stops it for good. */
  set: (
    campaignId: string,
    to: "draft" | "paused" | "sending" | "cancelled",
  ) => Promise<Result<EmailCampaign>>;
  /** The mail in one of its languages, as one of its readers gets it, drawn by the server. Sends nothing. */
  draw: (
    campaignId: string,
    language: string,
    guestId: string | null,
  ) => Promise<Result<DrawnCampaign>>;
  /** Sends it to oneself, marked as a test. Answers with the address. */
  test: (campaignId: string, language: string, guestId: string | null) => Promise<Result<string>>;
  results: (campaignId: string) => Promise<Result<CampaignResults>>;
}

/** Calls about e-mail campaigns, for planners. */
export function createCampaignsApi(client: DatabaseClient): CampaignsApi {
  const of = (campaignId: string) => ({ campaign_id_param: campaignId });
  return {
    list: (eventId) => call(client, "list_email_campaigns", { event_id_param: eventId }),
    get: (campaignId) => call(client, "get_email_campaign", of(campaignId)),
    create: (eventId, input) =>
      call(client, "save_email_campaign", {
        event_id_param: eventId,
        campaign_id_param: null,
        campaign_param: { ...input },
      }),
    save: ({ id, eventId, revision }, input) =>
      call(client, "save_email_campaign", {
        event_id_param: eventId,
        campaign_id_param: id,
        campaign_param: { ...input },
        revision_param: revision,
      }),
    remove: (campaignId) => act(client, "delete_email_campaign", of(campaignId)),
    check: (campaignId) => call(client, "check_email_campaign", of(campaignId)),
    send: (campaignId, goes, goesBy) =>
      call(client, "send_email_campaign", {
        ...of(campaignId),
        goes_local_param: typeof goes === "string" ? goes : null,
        goes_by_param: goesBy,
        timing_param: typeof goes === "string" || goes === null ? null : { ...goes },
      }),
    set: (campaignId, to) =>
      call(client, "set_email_campaign", { ...of(campaignId), to_param: to }),
    draw: async (campaignId, language, guestId) => {
      const { data, error } = await client.functions.invoke<DrawnCampaign>("campaign-preview", {
        body: { campaignId, language, guestId },
      });
      if (error) return { ok: false, error: await functionFailure(error) };
      return data ? succeed(data) : fail("unavailable", "The server did not answer. Try again.");
    },
    test: (campaignId, language, guestId) =>
      call(client, "test_email_campaign", {
        ...of(campaignId),
        language_param: language,
        guest_id_param: guestId,
      }),
    results: (campaignId) => call(client, "get_email_campaign_results", of(campaignId)),
  };
}
