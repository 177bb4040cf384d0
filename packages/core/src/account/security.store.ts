import { createStore } from "zustand/vanilla";
import type { SecurityApi } from "./security.api.ts";
import {
  dismissedKey,
  keptIds,
  readDismissed,
  securityPollMs,
  withNewAlerts,
} from "./security.rules.ts";
import type { SecurityAlert, SecurityStatus } from "./security.types.ts";
import type { ReadableStore } from "../base/stores.types.ts";

export interface SecurityState {
  /** What the last check that got through said; null before the first. */
  status: SecurityStatus | null;
  /** ISO instant of that check. */
  checkedAt: string | null;
  /** The latest check did not get through. */
  hasFailed: boolean;
  alerts: readonly SecurityAlert[];
}

export interface SecurityStore extends ReadableStore<SecurityState> {
  /** Checks at once and then every 30 s. Returns how to stop. Source: specification section 7. */
  watch: () => () => void;
  /** Hides an alert for the session. */
  acknowledge: (id: string) => void;
}

/**
 * Security alerts of the session; what was dismissed is remembered in the tab, so that loading a page
 * anew brings nothing back. Failed checks are only logged. Source: specification section 8. */
export function createSecurityStore(
  api: Pick<SecurityApi, "check">,
  report: (error: unknown) => void,
  tab: Pick<Storage, "getItem" | "setItem">,
): SecurityStore {
  const store = createStore<SecurityState>(() => ({
    status: null,
    checkedAt: null,
    hasFailed: false,
    alerts: [],
  }));

  const check = async () => {
    try {
      const status = await api.check();
      store.setState(({ alerts }) => ({
        status,
        checkedAt: new Date().toISOString(),
        hasFailed: false,
        alerts: withNewAlerts(alerts, status.violations, readDismissed(tab.getItem(dismissedKey))),
      }));
    } catch (error) {
      store.setState({ hasFailed: true });
      report(error);
    }
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    watch() {
      void check();
      const timer = setInterval(() => void check(), securityPollMs);
      return () => clearInterval(timer);
    },
    acknowledge(id) {
      const dismissed = readDismissed(tab.getItem(dismissedKey));
      tab.setItem(dismissedKey, JSON.stringify([...new Set([...dismissed, id])].slice(-keptIds)));
      store.setState(({ alerts }) => ({
        alerts: alerts.map((alert) => (alert.id === id ? { ...alert, acknowledged: true } : alert)),
      }));
    },
  };
}
