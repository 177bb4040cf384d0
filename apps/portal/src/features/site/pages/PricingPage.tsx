import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { PlanList } from "../plans/PlanList.tsx";
import { PricingRules } from "../plans/PricingRules.tsx";
import { priceNote } from "@jubilee/core/account/plan-pitches.copy";

/** The plans and their prices. */
export default function PricingPage() {
  return (
    <PageFrame>
      <PageHeader title="Pricing" lead={`${priceNote} Guests never need an account.`} />
      <PlanList level={2} />
      <PricingRules />
    </PageFrame>
  );
}
