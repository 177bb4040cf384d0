import { authStorageKey } from "@jubilee/core/account/auth.rules";
import { createAuthStore } from "@jubilee/core/account/auth.store";
import type { Planner } from "@jubilee/core/account/planner.api";
import type { PortalConfig } from "@jubilee/core/account/planner.types";
import { createPreferenceStore } from "@jubilee/core/account/preferences.store";
import { navigate } from "wouter/use-browser-location";
import { createStore } from "zustand/vanilla";
import { holdsTypedText } from "../session/typedText.ts";
import { sessionKeyOf } from "@jubilee/core/events/demo-visits.rules";
import { endDemo, leaveDemo } from "./demoTab.ts";
import type { OpenedDemo } from "@jubilee/core/events/demos.types";
import { deviceStorage, tabStorage } from "./deviceStorage.ts";
import type { Joined, Portal, Standing } from "./portal.types.ts";

function report(error: unknown): void {
  console.warn(error);
}

/**
 * The portal's composition root. The data client comes later, so that public pages paint without it.
 *
 * @param demo the sandbox that this tab is in: its session and all that is remembered stay in the tab
 * @param goOnIn how another portal takes this one's place; else the page is loaded
 */
export function createPortal(
  config: PortalConfig,
  { routes, screens, sayGoodbye }: Joined,
  demo: OpenedDemo | null = null,
  storage = demo ? tabStorage(report) : deviceStorage(report),
  goOnIn: Portal["goOnIn"] = (_, path) => location.assign(path),
): Portal {
  const sessionKey = demo ? sessionKeyOf(demo) : authStorageKey;
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
        sessionKey,
        onSessionLost: () => (demo ? endDemo(demo, storage) : auth.lose()),
      }),
    );
    planner.catch(() => (planner = null));
    return planner;
  };

  const auth = createAuthStore({
    loadApi: async () => (await loadPlanner()).auth,
    storage,
    sessionKey,
    goTo: navigate,
    onSignedOut: () => {
      if (demo) leaveDemo(storage);
      sayGoodbye(storage).catch(report);
    },
    onSessionStored: (heard) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === sessionKey && newValue !== null) heard();
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
    demo,
    auth,
    preferences: createPreferenceStore(storage, report),
    standing: createStore<Standing>(() => ({ isAdmin: null, plan: "free" })),
    loadPlanner,
    goOnIn,
    report,
  };
}
