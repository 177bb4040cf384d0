import { emptyCampaign } from "@jubilee/core/giving/fundraising.rules";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { usualCurrency } from "../../../event-kit/currency.rules.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { CampaignForm } from "./CampaignForm.tsx";
import { useFundraisingWrite } from "./useFundraising.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";

/** A new campaign; it is a draft until it is taken live. */
export default function NewCampaignPage() {
  const api = useApi(createFundraisingApi);
  const { isBusy, run } = useFundraisingWrite();
  const [, go] = useLocation();
  const [start] = useState(() => ({
    ...emptyCampaign,
    currency: usualCurrency(navigator.languages),
  }));
  return (
    <PageFrame width="form">
      <PageHeader title="New campaign" lead="A draft until you take it live." />
      <CampaignForm
        start={start}
        isCurrencyFixed={false}
        isBusy={isBusy}
        submitLabel="Create campaign"
        onSubmit={(draft, place) =>
          void run(() => api.save(null, draft), place).then(
            (campaignId) => campaignId && go(href("fundraising.campaign", { campaignId })),
          )
        }
      />
    </PageFrame>
  );
}
