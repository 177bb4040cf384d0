import { authStorageKey } from "@jubilee/core/account/auth.rules";
import { createAuthStore } from "@jubilee/core/account/auth.store";
import type { Planner } from "@jubilee/core/account/planner.api";
import type { PortalConfig } from "@jubilee/core/account/planner.types";
import { createPreferenceStore } from "@jubilee/core/account/preferences.store";
import { navigate } from "wouter/use-browser-location";
import { createStore } from "zustand/vanilla";
import { holdsTypedText } from "../session/typedText.ts";
import { deviceStorage } from "./deviceStorage.ts";
import type { Joined, Portal, Standing } from "./portal.types.ts";

function report(error: unknown): void {
  console.warn(error);
}

/** The portal's composition root. The data client comes later, so that public pages paint without it. */
export function createPortal(
  config: PortalConfig,
  { routes, screens, sayGoodbye }: Joined,
  storage = deviceStorage(report),
): Portal {
  let planner: Promise<Planner> | null = null;

  const loadPlanner = () => {
    planner ??= import("./loadedPlanner.ts").then(({ createLoadedPlanner }) =>
      createLoadedPlanner({
        config,
        storage,
        nowMs: () => Date.now(),
        userId: () => auth.getState().user?.id ?? null,
        leaving: auth.leaving,
        report,
        onSessionLost: () => auth.lose(),
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
      sayGoodbye(storage).catch(report);
    },
    onSessionStored: (heard) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === authStorageKey && newValue !== null) heard();
      };
      window.addEventListener("storage", hear);
      return () => window.removeEventListener("storage", hear);
    },
    holdsText: holdsTypedText,
    report,
  });

  return {
    config,
    routes,
    screens,
    storage,
    auth,
    preferences: createPreferenceStore(storage, report),
    standing: createStore<Standing>(() => ({ isAdmin: null, plan: "free" })),
    loadPlanner,
    report,
  };
}
