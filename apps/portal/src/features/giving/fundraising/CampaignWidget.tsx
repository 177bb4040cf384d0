import type { Campaign, CampaignLink } from "@jubilee/core/giving/fundraising.types";
import type { ShareLinkChange } from "@jubilee/core/sharing/share.types";
import { useState } from "react";
import { PageCheck } from "../../../event-kit/widget-desk/PageCheck.tsx";
import { SiteList } from "../../../event-kit/widget-desk/SiteList.tsx";
import { layout, settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { WidgetLook } from "../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../event-kit/widget-desk/WidgetPreview.tsx";
import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { keys } from "./keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";

export interface CampaignWidgetProps {
  campaign: Campaign;
  link: CampaignLink;
  pageUrl: string | null;
}

/** The form for other websites: how it looks, where it may stand, what to paste. */
export function CampaignWidget({ campaign, link, pageUrl }: CampaignWidgetProps) {
  const share = useApi(createShareApi);
  const [look, setLook] = useState(link.settings);
  const { isBusy, run } = useSubmit("Donation and Fundraising", keys.links(campaign.id));
  const keep = async (part: ShareLinkChange) => {
    const { allowedOrigins: _origins, ...changed } = part;
    setLook((known) => ({ ...known, ...changed }));
    const saved = await run(() => share.update(link.id, part));
    if (!saved) setLook(link.settings);
  };
  const change = (part: ShareLinkChange) => void keep(part);
  return (
    <div className={layout}>
      <div className={settings}>
        <WidgetLook subject={campaign} look={look} onChange={change} />
        <SiteList
          origins={link.allowedOrigins}
          isBusy={isBusy}
          onChange={(allowedOrigins) => change({ allowedOrigins })}
        />
      </div>
      <WidgetPreview
        subject={campaign}
        kind="donation"
        token={link.token}
        look={look}
        pageUrl={pageUrl}
        tools={
          <PageCheck
            link={link}
            isBusy={isBusy}
            onAllow={(origin) => change({ allowedOrigins: [...link.allowedOrigins, origin] })}
          />
        }
      />
    </div>
  );
}
