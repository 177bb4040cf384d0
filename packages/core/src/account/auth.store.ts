import { createStore } from "zustand/vanilla";
import { authTimesMs } from "./auth.rules.ts";
import type { AuthApi, AuthEvent, AuthState, AuthUser, SignOutScope } from "./auth.types.ts";
import type { ReadableStore } from "../base/stores.types.ts";

export interface AuthSettings {
  /** Brings the api when it is first needed, so that public pages need not load the client. */
  loadApi: () => Promise<AuthApi>;
  storage: Pick<Storage, "getItem" | "removeItem">;
  /** Where in it the session lies. */
  sessionKey: string;
  /** Leads to another address; used after sign-out. */
  goTo: (path: "/login") => void;
  /** Called once the session is gone, before the redirect. */
  onSignedOut: () => void;
  /** Calls whenever another tab has stored a session. Returns how to stop. */
  onSessionStored: (heard: () => void) => () => void;
  /** Whether something is typed that would be lost with the page. */
  holdsText: () => boolean;
  /** Told when a call failed that must not stop the flow. */
  report: (error: unknown) => void;
}

export interface AuthStore extends ReadableStore<AuthState> {
  /** Finds out who is signed in. Without a stored session no client is loaded until another tab signs in. Returns how to stop. */
  start: () => () => void;
  /** The calls, with the listener for changes in place. */
  api: () => Promise<AuthApi>;
  /** Ends this device's session (and others by scope), even if the server cannot be reached. */
  signOut: (scope?: SignOutScope) => Promise<void>;
  /** Aborted when a sign-out begins; a new one once it has ended. */
  leaving: () => AbortSignal;
  /**
   * The server says that the session is over: it was ended elsewhere. Nothing more is asked with it,
   * and the guard leads to /login, remembering where.
   */
  lose: () => void;
  /** Whoever was signed in does not sign in again: what was typed is given up. */
  giveUp: () => void;
  /** Somebody who came by a recovery link has chosen a new password. */
  endRecovery: () => void;
}

const signedOut: AuthState = {
  status: "signed-out",
  user: null,
  isRecovering: false,
  needsCode: false,
  isLeaving: false,
  isLost: false,
};

/**
 * Who is signed in. Loading until the initial session or a sign-in or sign-out event arrives,
 * 5 seconds at most; nobody before it starts. Source: specification sections 4 and 9.
 */
export function createAuthStore(settings: AuthSettings): AuthStore {
  const store = createStore<AuthState>(() => signedOut);
  let connection: Promise<AuthApi> | null = null;
  let stopListening: (() => void) | null = null;
  let leaving = new AbortController();
  store.subscribe(({ isLeaving }, before) => {
    if (isLeaving) leaving.abort();
    else if (before.isLeaving) leaving = new AbortController();
  });

  /** The session is over: the page is left, or kept for what is typed on it. */
  const end = () => {
    const { status, isLeaving, isLost } = store.getState();
    const stays = status === "signed-in" && !isLeaving && (isLost || settings.holdsText());
    store.setState(stays ? { isLost: true } : { ...signedOut, isLeaving });
  };

  const receive = (event: AuthEvent, user: AuthUser | null, needsCode: boolean) => {
    const { isLost } = store.getState();
    if (user && needsCode) {
      store.setState(isLost ? { needsCode: true } : { ...signedOut, needsCode: true });
      return;
    }
    if (!user) {
      end();
      return;
    }
    const isRecovering = event === "PASSWORD_RECOVERY" || store.getState().isRecovering;
    store.setState({ ...signedOut, status: "signed-in", user, isRecovering });
  };

  const api = () => {
    connection ??= settings.loadApi().then((loaded) => {
      stopListening = loaded.onChange(receive);
      return loaded;
    });
    connection.catch(() => (connection = null));
    return connection;
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    api,
    start() {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const findOut = () => {
        store.setState({ status: "loading" });
        limit = setTimeout(() => {
          if (store.getState().status === "loading") store.setState(signedOut);
        }, authTimesMs.loadingLimit);
        api().catch(settings.report);
      };
      // A client that is there already hears of the other tabs by itself.
      const stopWaiting = settings.onSessionStored(() => {
        if (connection === null) findOut();
      });
      if (settings.storage.getItem(settings.sessionKey) !== null) findOut();
      return () => {
        clearTimeout(limit);
        stopWaiting();
        stopListening?.();
      };
    },
    async signOut(scope = "local") {
      if (scope !== "others") store.setState({ isLeaving: true });
      try {
        const result = await (await api()).signOut(scope);
        if (!result.ok) settings.report(result.error);
      } catch (error) {
        settings.report(error);
      }
      if (scope === "others") return;
      settings.storage.removeItem(settings.sessionKey);
      store.setState({ ...signedOut, isLeaving: true });
      settings.onSignedOut();
      setTimeout(() => {
        settings.goTo("/login");
        store.setState({ isLeaving: false });
      }, authTimesMs.signOutRedirect);
    },
    leaving: () => leaving.signal,
    lose() {
      if (store.getState().status !== "signed-in") return;
      settings.storage.removeItem(settings.sessionKey);
      end();
      api()
        .then((loaded) => loaded.signOut("local"))
        .catch(settings.report);
    },
    giveUp: () => store.setState(signedOut),
    endRecovery: () => store.setState({ isRecovering: false }),
  };
}
