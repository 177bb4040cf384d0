import { authCopy } from "@jubilee/core/auth/copy";
import { createAuthStore } from "@jubilee/core/auth/store";
import type { Planner } from "@jubilee/core/planner/api";
import type { PortalConfig } from "@jubilee/core/planner/types";
import { createPreferenceStore } from "@jubilee/core/preferences/store";
import { accountToast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { createStore } from "zustand/vanilla";
import { deviceStorage } from "./deviceStorage.ts";
import type { Portal, Standing } from "./portal.types.ts";

function report(error: unknown): void {
  console.warn(error);
}

/** The portal's composition root. The data client comes later, so that public pages paint without it. */
export function createPortal(config: PortalConfig): Portal {
  const storage = deviceStorage(report);
  let planner: Promise<Planner> | null = null;

  const loadPlanner = () => {
    planner ??= import("./loadedPlanner.ts").then(({ createLoadedPlanner }) =>
      createLoadedPlanner({
        config,
        storage,
        nowMs: () => Date.now(),
        userId: () => auth.getState().user?.id ?? null,
        report,
      }),
    );
    planner.catch(() => (planner = null));
    return planner;
  };

  const auth = createAuthStore({
    loadApi: async () => (await loadPlanner()).auth,
    storage,
    goTo: navigate,
    onSignedOut: () => {
      const { title, description } = authCopy.signedOut;
      accountToast.success(title, { description });
    },
    report,
  });

  return {
    config,
    storage,
    auth,
    preferences: createPreferenceStore(storage, report),
    standing: createStore<Standing>(() => ({ isAdmin: null, plan: "free" })),
    loadPlanner,
    report,
  };
}
