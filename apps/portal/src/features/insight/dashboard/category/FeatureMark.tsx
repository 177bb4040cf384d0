import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import { flagAgainst } from "@jubilee/core/platform/flags.rules";
import type { Feature } from "@jubilee/core/site/catalogue.types";
import { Badge } from "@jubilee/ui/badge";
import { useStore } from "zustand";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useEffectivePlan } from "../../../../app/session/useEffectivePlan.ts";
import { useIsAdmin } from "../../../../app/session/useIsAdmin.ts";

/** What stands against a feature's use, in a word. */
export function FeatureMark({ feature }: { feature: Feature }) {
  const isAdmin = useIsAdmin() === true;
  const plan = useEffectivePlan();
  const flags = useStore(usePortal().standing, (standing) => standing.flags);
  if (flagAgainst(flags ?? [], feature.key, isAdmin))
    return <Badge tone="neutral">Switched off</Badge>;
  if (feature.comingSoon) return <Badge tone="marigold">Coming Soon</Badge>;
  if (!mayOpen(plan, feature.planType))
    return <Badge tone="plum">{planNames[feature.planType]}</Badge>;
  return null;
}
