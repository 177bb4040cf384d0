import { emptyCampaign } from "@jubilee/core/giving/fundraising.rules";
import { useState } from "react";
import { ownCurrency } from "../../../event-kit/currency.rules.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { CampaignForm } from "./CampaignForm.tsx";

/** A new campaign; it is a draft until it is taken live. */
export default function NewCampaignPage() {
  const [start] = useState(() => ({
    ...emptyCampaign,
    currency: ownCurrency(),
  }));
  return (
    <PageFrame>
      <PageHeader title="New campaign" lead="A draft until you take it live." />
      <CampaignForm
        campaignId={null}
        start={start}
        isCurrencyFixed={false}
        submitLabel="Create campaign"
        seed="a new campaign"
        raisedMinor={0}
      />
    </PageFrame>
  );
}
