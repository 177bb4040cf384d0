import { mayOpen } from "@jubilee/core/account/access.rules";
import type { Feature } from "@jubilee/core/site/catalogue.types";
import { premiumFeatureCopy } from "@jubilee/core/site/search.copy";
import { mayLeave } from "@jubilee/ui/link";
import { toast } from "@jubilee/ui/toast";
import { useLocation } from "wouter";
import { usePortal } from "../app/portal/usePortal.ts";
import { href } from "../app/routing/href.ts";
import { useEffectivePlan } from "../app/session/useEffectivePlan.ts";
import { keepReturn } from "./sessions/keepReturn.ts";

/**
 * Opens a feature that was searched for. One above the plan leads to the prices instead, whether its
 * screen is there or not. Source: specification sections 6 and 8.
 */
export function useOpenFeature(): (feature: Feature) => void {
  const [, navigate] = useLocation();
  const plan = useEffectivePlan();
  const { storage } = usePortal();
  return (feature) => {
    const isOpen = mayOpen(plan, feature.planType);
    if (!isOpen) {
      const { title, description } = premiumFeatureCopy(feature.title);
      toast.warning(title, { description });
    }
    if (!isOpen) keepReturn(storage, feature.link, Date.now());
    const to = isOpen ? feature.link : href("pricing");
    if (mayLeave(to)) navigate(to);
  };
}
