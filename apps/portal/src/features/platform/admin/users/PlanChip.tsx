import { planNames } from "@jubilee/core/account/access.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Badge, type BadgeProps } from "@jubilee/ui/badge";

const tones: Record<PlanType, NonNullable<BadgeProps["tone"]>> = {
  free: "neutral",
  premium: "sky",
  pro: "moss",
  business: "plum",
};

/** A plan's name. */
export function PlanChip({ plan }: { plan: PlanType }) {
  return <Badge tone={tones[plan]}>{planNames[plan]}</Badge>;
}
