import type { Campaign, CampaignLink } from "@jubilee/core/giving/fundraising.types";
import { PageCheck } from "../../../event-kit/widget-desk/PageCheck.tsx";
import { SiteList } from "../../../event-kit/widget-desk/SiteList.tsx";
import { layout, settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { useLook } from "../../../event-kit/widget-desk/useLook.ts";
import { WidgetLook } from "../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../event-kit/widget-desk/WidgetPreview.tsx";
import { keys } from "./keys.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface CampaignWidgetProps {
  campaign: Campaign;
  link: CampaignLink;
  pageUrl: string | null;
}

/** The form for other websites: how it looks, where it may stand, what to paste. */
export function CampaignWidget({ campaign, link, pageUrl }: CampaignWidgetProps) {
  const desk = useLook(link, useWrite(keys.links(campaign.id), "Donation and Fundraising"));
  return (
    <div className={layout}>
      <div className={settings}>
        <WidgetLook subject={campaign} look={desk.look} onChange={desk.change} />
        <SiteList origins={link.allowedOrigins} isBusy={desk.isBusy} onChange={desk.setSites} />
      </div>
      <WidgetPreview
        subject={campaign}
        kind="donation"
        token={link.token}
        look={desk.look}
        pageUrl={pageUrl}
        tools={<PageCheck link={link} isBusy={desk.isBusy} onAllow={desk.addSite} />}
      />
    </div>
  );
}
