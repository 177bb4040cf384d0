import {
  createPlanner,
  type Planner,
  type PlannerSettings,
} from "@jubilee/core/account/planner.api";
import { tabStorage } from "./deviceStorage.ts";

/** The door to the data client: imported lazily, so that supabase-js stays out of the first chunk. */
export function createLoadedPlanner(
  settings: Omit<PlannerSettings, "tab" | "solveCaptcha">,
): Planner {
  const { captchaSiteKey: siteKey } = settings.config;
  return createPlanner({
    ...settings,
    tab: tabStorage(settings.report),
    solveCaptcha: siteKey
      ? async () => (await import("../session/solveCaptcha.ts")).solveCaptcha(siteKey)
      : null,
  });
}
