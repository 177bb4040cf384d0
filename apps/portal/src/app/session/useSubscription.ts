import type { SubscriptionState } from "@jubilee/core/account/subscription.types";
import { useStore } from "zustand";
import { usePlanner } from "../portal/usePlanner.ts";

/** The signed-in person's plan. Suspends with the data client; for guarded pages. */
export function useSubscription(): SubscriptionState {
  return useStore(usePlanner().subscription);
}
