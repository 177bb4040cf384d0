import { createStore } from "zustand/vanilla";
import { accessOf, effectivePlan, isTrialActive } from "./access.rules.ts";
import type { PlanAccess } from "./access.types.ts";
import { cacheLifetimesMs } from "../base/cache.rules.ts";
import type { Cache } from "../base/cache.types.ts";
import type { PlanType } from "./plans.types.ts";
import type { SubscriptionApi } from "./subscription.api.ts";
import { localFreeSubscription } from "./subscription.rules.ts";
import type { Subscription, SubscriptionChange, SubscriptionState } from "./subscription.types.ts";
import type { ReadableStore } from "../base/stores.types.ts";

/** A device that slept through the end of a trial notices within a minute. */
const trialLookMs = 60_000;

export interface SubscriptionSettings {
  api: SubscriptionApi;
  cache: Cache;
  nowMs: () => number;
  report: (error: unknown) => void;
}

export interface SubscriptionStore extends ReadableStore<SubscriptionState> {
  /** Fetches the plan (10 minutes' memory); `fresh` asks the server again. */
  load: (userId: string, fresh?: boolean) => Promise<Subscription>;
  /** False when it failed, without a word. Source: specification section 8. */
  update: (change: SubscriptionChange) => Promise<boolean>;
  /** Reads the plan anew when a running trial ends, also in a page that stays open. Returns how to stop. */
  watchTrial: () => () => void;
  clear: () => void;
  access: () => PlanAccess;
  effectivePlan: () => PlanType;
}

/**
 * The signed-in user's plan. Nobody is without one: a missing row is created as free, and after a
 * failure a local free one stands in, which is never written. Source: specification section 4.
 */
export function createSubscriptionStore(settings: SubscriptionSettings): SubscriptionStore {
  const { api, cache, nowMs, report } = settings;
  const store = createStore<SubscriptionState>(() => ({ status: "none", subscription: null }));

  async function fetchOrCreate(userId: string): Promise<Subscription> {
    const found = await api.get(userId);
    if (found.ok) return found.value;
    if (found.error.code !== "not_found") throw found.error;
    const created = await api.createFree(userId);
    if (created.ok) return created.value;
    throw created.error;
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async load(userId, fresh = false) {
      const key = `subscription:${userId}`;
      if (fresh) cache.forget(key);
      if (store.getState().subscription?.userId !== userId)
        store.setState({ status: "loading", subscription: null });
      const subscription = await cache
        .remember(key, cacheLifetimesMs.subscription, () => fetchOrCreate(userId))
        .catch((error: unknown) => {
          report(error);
          return localFreeSubscription(userId);
        });
      store.setState({ status: "ready", subscription });
      return subscription;
    },
    async update(change) {
      const current = store.getState().subscription;
      if (!current) return false;
      try {
        const result = await api.update(current.userId, change);
        if (!result.ok) return false;
        await this.load(current.userId, true);
        return true;
      } catch (error) {
        report(error);
        return false;
      }
    },
    watchTrial() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        const { subscription } = store.getState();
        if (!subscription || !isTrialActive(subscription, nowMs())) return;
        const leftMs = Date.parse(subscription.trialEndAt ?? "") - nowMs();
        timer = setTimeout(
          () => {
            if (isTrialActive(subscription, nowMs())) look();
            else void this.load(subscription.userId, true);
          },
          Math.min(leftMs, trialLookMs),
        );
      };
      const stopHearing = store.subscribe(look);
      look();
      return () => {
        stopHearing();
        clearTimeout(timer);
      };
    },
    clear: () => store.setState({ status: "none", subscription: null }),
    access: () => {
      const { subscription } = store.getState();
      return subscription
        ? accessOf(subscription, nowMs())
        : { premium: false, pro: false, business: false };
    },
    effectivePlan: () => effectivePlan(store.getState().subscription, nowMs()),
  };
}
