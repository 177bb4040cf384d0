import type { FeatureFlag } from "@jubilee/core/platform/flags.types";
import type { AuthStore } from "@jubilee/core/account/auth.store";
import type { Planner } from "@jubilee/core/account/planner.api";
import type { PlanType } from "@jubilee/core/account/plans.types";
import type { PortalConfig } from "@jubilee/core/account/planner.types";
import type { PreferenceStore } from "@jubilee/core/account/preferences.store";
import type { StoreApi } from "zustand/vanilla";

/** What the signed-in person may do; a visitor counts as free and is no administrator. */
export interface Standing {
  /** Null while the administrator check is under way. */
  isAdmin: boolean | null;
  /** The effective plan. */
  plan: PlanType;
  /** Features that are not open to everybody at the moment; unknown until somebody is signed in. */
  flags?: readonly FeatureFlag[];
}

/** Everything the portal is made of, created once in `main.tsx`. */
export interface Portal {
  config: PortalConfig;
  /** The device's storage, or memory where the browser blocks it. */
  storage: Storage;
  auth: AuthStore;
  preferences: PreferenceStore;
  standing: StoreApi<Standing>;
  /** Brings the data client when it is first needed; always the same one. */
  loadPlanner: () => Promise<Planner>;
  /** Failures that people need not see. */
  report: (error: unknown) => void;
}
