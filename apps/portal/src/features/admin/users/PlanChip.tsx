import { planNames } from "@jubilee/core/access/rules";
import type { PlanType } from "@jubilee/core/plans/types";
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
