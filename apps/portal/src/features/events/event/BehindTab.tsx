import { planNames } from "@jubilee/core/account/access.rules";
import { Banner } from "@jubilee/ui/banner";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { aboveTab } from "../../../event-kit/event/EventPage.css.ts";
import type { BehindPlan } from "../../../event-kit/event/behind.types.ts";

/** Above a tab that the account's plan has not got: what the plan adds, before anybody begins. */
export function BehindTab({ lacks: { what, needs } }: { lacks: BehindPlan }) {
  const plan = planNames[needs];
  return (
    <div className={aboveTab}>
      <Banner
        tone="info"
        title={`${what.charAt(0).toUpperCase()}${what.slice(1)} come with ${plan}`}
        action={<LinkButton href={href("pricing")}>{`See what ${plan} adds`}</LinkButton>}
      >
        You can look around; keeping anything here needs that plan.
      </Banner>
    </div>
  );
}
