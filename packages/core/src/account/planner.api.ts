import type { DatabaseClient } from "../database/client.types.ts";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../database/database.types.gen.ts";
import { createAdminApi, type AdminApi } from "../platform/admin.api.ts";
import { createAuthApi } from "./auth.api.ts";
import type { AuthApi, AuthResult, AuthUser, SolveCaptcha } from "./auth.types.ts";
import { sessionKeyOf } from "../events/demo-visits.rules.ts";
import type { OpenedDemo } from "../events/demos.types.ts";
import { createCache } from "../base/cache.store.ts";
import type { Cache } from "../base/cache.types.ts";
import { createMeasuredQueries, type MeasuredQueries } from "../platform/query-log.api.ts";
import { createSecurityApi, type SecurityApi } from "./security.api.ts";
import { createSecurityStore, type SecurityStore } from "./security.store.ts";
import { createSubscriptionApi, type SubscriptionApi } from "./subscription.api.ts";
import { createSubscriptionStore, type SubscriptionStore } from "./subscription.store.ts";
import { createEventTypeStore, type EventTypeStore } from "../events/event-types.store.ts";
import { seenAsViewed, viewingFetch } from "../platform/viewing.api.ts";
import { readViewing, viewingStorageKey } from "../platform/viewing.rules.ts";
import type { Viewing } from "../platform/viewing.types.ts";
import type { PortalConfig } from "./planner.types.ts";
import { createSessionFetch } from "./session-fetch.api.ts";

export interface PlannerSettings {
  config: PortalConfig;
  storage: Storage;
  /** Where in it the session lies. */
  sessionKey: string;
  nowMs: () => number;
  /** The signed-in user, or null. */
  userId: () => string | null;
  /** Aborted when the person begins to sign out; a new one for the next session. */
  leaving: () => AbortSignal;
  /** Told of failures that people need not see. */
  report: (error: unknown) => void;
  /** The tab's own storage: whose account an administrator looks at in it, and alerts put away. */
  tab: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Null where no captcha is set up. */
  solveCaptcha: SolveCaptcha | null;
  /** Told when the server no longer knows the session: it was ended elsewhere. */
  onSessionLost: () => void;
}

/** Everything that talks to the backend, made once. */
export interface Planner {
  client: DatabaseClient;
  cache: Cache;
  auth: AuthApi;
  /** The account that an administrator looks at in this tab, or null. */
  viewing: Viewing | null;
  /** Ends the look at the next load of a page. */
  leaveViewing: () => void;
  /** Signs a visitor in to a demo's sandbox, in this tab and beside any session of their own. */
  signInToDemo: (opened: OpenedDemo) => Promise<AuthResult<AuthUser | null>>;
  admin: AdminApi;
  subscription: SubscriptionStore;
  subscriptionApi: SubscriptionApi;
  security: SecurityStore;
  securityApi: SecurityApi;
  queries: MeasuredQueries;
  /** The preferred event type. */
  eventTypes: EventTypeStore;
}

/**
 * The composition root: client, calls and stores. Links in mails carry a `token_hash` (or a PKCE
 * `code` on hosted Supabase); both are redeemed by a button, never by opening the page.
 * The client renews its token by itself: a look every 30 s, 90 s before the end (specification section 9).
 */
export function createPlanner(settings: PlannerSettings): Planner {
  const { config, storage, tab, nowMs, userId, report } = settings;
  const viewing = readViewing(tab.getItem(viewingStorageKey), nowMs());
  const leaveViewing = () => tab.removeItem(viewingStorageKey);
  const onSessionLost = () => {
    leaveViewing();
    settings.onSessionLost();
  };
  const client = createClient<Database>(config.supabaseUrl, config.supabaseKey, {
    auth: {
      storage,
      storageKey: settings.sessionKey,
      flowType: "pkce",
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
    },
    global: {
      fetch: createSessionFetch({
        send: viewing ? viewingFetch(viewing.id) : (input, init) => fetch(input, init),
        userId,
        leaving: settings.leaving,
        onSessionLost,
      }),
    },
  });
  const auth = createAuthApi(client, settings.solveCaptcha);
  const cache = createCache({ nowMs });
  const subscriptionApi = createSubscriptionApi(client, nowMs);
  const securityApi = createSecurityApi(client);
  return {
    client,
    cache,
    auth: viewing ? seenAsViewed(auth, viewing, leaveViewing) : auth,
    viewing,
    leaveViewing,
    signInToDemo(opened) {
      const beside = createClient<Database>(config.supabaseUrl, config.supabaseKey, {
        auth: {
          storage: tab,
          storageKey: sessionKeyOf(opened),
          detectSessionInUrl: false,
          autoRefreshToken: false,
        },
      });
      return createAuthApi(beside, settings.solveCaptcha).signIn(opened.email, opened.password);
    },
    admin: createAdminApi(client, cache, report),
    subscription: createSubscriptionStore({ api: subscriptionApi, cache, nowMs, report }),
    subscriptionApi,
    security: createSecurityStore(securityApi, report, tab),
    securityApi,
    eventTypes: createEventTypeStore(storage),
    queries: createMeasuredQueries({
      client,
      cache,
      nowMs,
      userId,
      report,
      isLogged: viewing === null,
    }),
  };
}
