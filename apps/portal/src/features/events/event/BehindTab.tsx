import { planNames } from "@jubilee/core/account/access.rules";
import { Banner } from "@jubilee/ui/banner";
import { aboveTab } from "../../../event-kit/event/EventPage.css.ts";
import { SeePlans } from "../../../page-kit/SeePlans.tsx";
import type { BehindPlan } from "../../../event-kit/event/behind.types.ts";

/** Above a tab that the account's plan has not got: what the plan adds, before anybody begins. */
export function BehindTab({ lacks: { what, needs } }: { lacks: BehindPlan }) {
  const plan = planNames[needs];
  return (
    <div className={aboveTab}>
      <Banner
        tone="info"
        title={`${what.charAt(0).toUpperCase()}${what.slice(1)} come with ${plan}`}
        action={<SeePlans>{`See what ${plan} adds`}</SeePlans>}
      >
        You can look around; keeping anything here needs that plan.
      </Banner>
    </div>
  );
}
