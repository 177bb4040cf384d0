import { mayOpen } from "@jubilee/core/account/access.rules";
import { comingWords, isComing } from "@jubilee/core/site/coming.rules";
import type { Feature } from "@jubilee/core/site/catalogue.types";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { premiumFeatureCopy, searchCopy } from "@jubilee/core/site/search.copy";
import { Badge } from "@jubilee/ui/badge";
import { Chip } from "@jubilee/ui/chip";
import { Link } from "@jubilee/ui/link";
import { feature as featureClass, states, words } from "./Testing.css.ts";

/** A feature under a plan: its link, whether its screen is there, and what the guard says. */
export function PlanFeature({ feature, plan }: { feature: Feature; plan: PlanType }) {
  const isIncluded = mayOpen(plan, feature.planType);
  const notice = premiumFeatureCopy(feature.title);
  return (
    <li className={featureClass}>
      <Link href={feature.link}>{feature.title}</Link>
      <span className={states}>
        {feature.comingSoon && <Badge tone="marigold">Coming Soon</Badge>}
        {isComing(feature.key) && <Badge>{comingWords}</Badge>}
        {isIncluded ? <Chip tone="success">Included</Chip> : <Chip mark="hollow">Refused</Chip>}
      </span>
      <span className={words}>
        {isIncluded
          ? feature.description
          : `${notice.title}: ${notice.description} ${searchCopy.upgradeHint(feature.planType)}.`}
      </span>
    </li>
  );
}
