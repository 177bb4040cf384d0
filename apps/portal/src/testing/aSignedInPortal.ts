import { authStorageKey } from "@jubilee/core/account/auth.rules";
import { createPlanner } from "@jubilee/core/account/planner.api";
import { aPortal, maya } from "./aPortal.ts";

/** A portal of somebody signed in whose planner is there; it calls whatever `fetch` is. */
export function aSignedInPortal() {
  const portal = aPortal({ status: "signed-in", user: maya });
  const planner = createPlanner({
    config: portal.config,
    storage: localStorage,
    sessionKey: authStorageKey,
    tab: sessionStorage,
    nowMs: Date.now,
    userId: () => maya.id,
    leaving: portal.auth.leaving,
    report: portal.report,
    solveCaptcha: null,
    onSessionLost: () => undefined,
  });
  const ready = Promise.resolve(planner);
  return { ...portal, loadPlanner: () => ready };
}
