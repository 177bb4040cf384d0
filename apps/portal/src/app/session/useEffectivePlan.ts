import type { PlanType } from "@jubilee/core/account/plans.types";
import { useStore } from "zustand";
import { usePortal } from "../portal/usePortal.ts";

/** The plan that decides what opens: a visitor counts as free, a running trial as premium. */
export function useEffectivePlan(): PlanType {
  return useStore(usePortal().standing, ({ plan }) => plan);
}
