import type { Planner } from "@jubilee/core/account/planner.api";
import { use } from "react";
import { usePortal } from "./usePortal.ts";

/** The data client with its calls and stores. Suspends until it is loaded; on guarded pages it is. */
export function usePlanner(): Planner {
  return use(usePortal().loadPlanner());
}
