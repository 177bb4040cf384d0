import type { AuthState } from "@jubilee/core/account/auth.types";
import { createPreferenceStore } from "@jubilee/core/account/preferences.store";
import { joined } from "../joins/joined.ts";
import { createStore } from "zustand/vanilla";
import type { Portal, Standing } from "../app/portal/portal.types.ts";

/** A portal for tests of screens: somebody is signed in or not, and nothing is ever loaded. */
export function aPortal(
  auth: Partial<AuthState> = {},
  standing: Partial<Standing> = {},
): Portal & { auth: { set: (change: Partial<AuthState>) => void } } {
  const session = createStore<AuthState>(() => ({
    status: "signed-out",
    user: null,
    isRecovering: false,
    needsCode: false,
    isLeaving: false,
    isLost: false,
    ...auth,
  }));
  const never = () => new Promise<never>(() => undefined);
  return {
    routes: joined.routes,
    screens: joined.screens,
    config: {
      siteUrl: "https://portal.example",
      supabaseUrl: "https://portal.example",
      supabaseKey: "key",
      productName: "Jubilee",
      release: "0.1.0",
      testMode: true,
      takesPayments: true,
      captchaSiteKey: null,
    },
    storage: localStorage,
    demo: null,
    auth: {
      getState: session.getState,
      getInitialState: session.getInitialState,
      subscribe: session.subscribe,
      set: session.setState,
      start: () => () => undefined,
      api: never,
      signOut: () => Promise.resolve(),
      leaving: () => new AbortController().signal,
      lose: () => undefined,
      giveUp: () => undefined,
      endRecovery: () => undefined,
    },
    preferences: createPreferenceStore(localStorage, () => undefined),
    standing: createStore<Standing>(() => ({
      isAdmin: null,
      plan: "free",
      ...standing,
    })),
    loadPlanner: never,
    goOnIn: () => undefined,
    report: (error) => {
      throw error;
    },
  };
}

/** The planner of the tests. */
export const maya = { id: "u1", email: "maya@hartwell.example", metadata: {} };
