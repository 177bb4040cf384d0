import type { CalendarSource } from "../schedule/calendar.types.ts";
import type { PublicEvent } from "../sharing/public-event.types.ts";
import type { SenderDomain, SenderSettings } from "./sender-domains.types.ts";
import type {
  CampaignCheck,
  CampaignResults,
  CampaignSource,
  EmailCampaign,
  EmailCampaignLine,
} from "./campaigns.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    email_campaigns: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  check_email_campaign: CampaignCheck;
  get_email_campaign: EmailCampaign;
  get_sender_check: (SenderDomain & { spf: string | null }) | null;
  get_sender_settings: SenderSettings;
  list_due_sender_domains: string[];
  remove_sender_domain: SenderSettings;
  save_sender_domain: SenderSettings;
  get_email_campaign_results: CampaignResults;
  list_email_campaigns: EmailCampaignLine[];
  open_campaign_mail: { opened: boolean };
  press_campaign_link: { href: string };
  preview_email_campaign: CampaignSource & {
    calendar: CalendarSource & Partial<PublicEvent>;
  };
  save_email_campaign: EmailCampaign;
  send_email_campaign: EmailCampaign;
  set_email_campaign: EmailCampaign;
}
