import { planNames } from "@jubilee/core/account/access.rules";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
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
      >
        You can look around; keeping anything here needs that plan.{" "}
        <Link href={href("pricing")}>{`See what ${plan} adds`}</Link>
      </Banner>
    </div>
  );
}
