import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCache } from "../base/cache.store.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { Database } from "../database/database.types.gen.ts";
import { createSubscriptionApi, type SubscriptionApi } from "./subscription.api.ts";
import {
  localFreeSubscription,
  newSubscriptionRow,
  isStillToAsk,
  planAskedAtSignUp,
  readPendingPlan,
  readSubscription,
  shownTrialDays,
  subscriptionColumns,
  writePendingPlan,
} from "./subscription.rules.ts";
import { createSubscriptionStore } from "./subscription.store.ts";

const now = Date.parse("2027-03-01T12:00:00Z");
const row = { id: "s1", plan_type: "pro", is_trial: false, trial_end_at: null };
const pro = { ...localFreeSubscription("u1"), id: "s1", planType: "pro" as const };

describe("'returns a subscription (array or single row)'", () => {
  it.each([
    [[row], "pro"],
    [row, "pro"],
    [[], undefined],
    [null, undefined],
    [[{ ...row, plan_type: "gold" }], undefined],
  ])("%o", (answer, plan) => expect(readSubscription(answer, "u1")?.planType).toBe(plan));
});

it("a trial that just began shows fourteen days, whatever the device's clock says", () => {
  const trial = {
    ...pro,
    planType: "free" as const,
    isTrial: true,
    trialStartAt: "2027-03-01T12:00:00Z",
    trialEndAt: "2027-03-15T12:00:00Z",
  };
  expect(shownTrialDays(trial, now - 60_000)).toBe(14);
  expect(shownTrialDays(trial, now + 86_400_000)).toBe(13);
});

describe("sign-up plan", () => {
  it("'a free signup creates no subscription record at signup'", () => {
    expect(writePendingPlan({ planType: "free", email: "a@b.example" }, now)).toBeNull();
  });

  it("'stores the pending plan type and a timestamp locally'", () => {
    const stored = writePendingPlan({ planType: "premium", email: " Ada@Post.example" }, now);
    expect(readPendingPlan(stored)).toEqual({
      planType: "premium",
      requestedAt: "2027-03-01T12:00:00.000Z",
      email: "ada@post.example",
    });
  });

  it.each([null, "", "{", '{"planType":"gold"}', '{"planType":"free"}', "3"])(
    "%s is no pending plan",
    (stored) => expect(readPendingPlan(stored)).toBeNull(),
  );

  const kept = { planType: "pro", requestedAt: "", email: "ada@post.example" } as const;
  const ada = { email: "Ada@post.example", metadata: {} };
  const wished = { ...ada, metadata: { plan_type: "business" } };
  it.each([
    ["kept on this device", kept, ada, false, "pro"],
    ["somebody else's on this device", kept, { ...ada, email: "bo@post.example" }, true, null],
    ["in the metadata, while the sign-up is confirmed", null, wished, true, "business"],
    ["in the metadata, when the address changes later", null, wished, false, null],
    ["free in the metadata", null, { ...ada, metadata: { plan_type: "free" } }, true, null],
    ["nowhere", null, ada, true, null],
  ] as const)("the plan to pay for: %s", (_, onDevice, user, confirms, plan) => {
    expect(planAskedAtSignUp(onDevice, user, confirms)).toBe(plan);
  });

  it("what was asked for already, or is reached, is not asked for again", () => {
    const free = { planType: "free", pendingPlanType: null } as const;
    expect(isStillToAsk("pro", free)).toBe(true);
    expect(isStillToAsk("pro", { ...free, pendingPlanType: "pro" })).toBe(false);
    expect(isStillToAsk("pro", { ...free, planType: "business" })).toBe(false);
  });

  it("the new record is 'non-trial, non-lifetime, no trial dates'", () => {
    expect(newSubscriptionRow("u1", "pro")).toEqual({
      user_id: "u1",
      plan_type: "pro",
      is_trial: false,
      trial_start_at: null,
      trial_end_at: null,
    });
  });

  it("an update names only what changes, and the time", () => {
    expect(subscriptionColumns({ planType: "pro" }, now)).toEqual({
      plan_type: "pro",
      updated_at: "2027-03-01T12:00:00.000Z",
    });
  });
});

describe("the subscription of the signed-in user", () => {
  function setUp(change: Partial<SubscriptionApi>, nowMs = () => now) {
    const unexpected = () => Promise.reject(new Error("not expected"));
    const api: SubscriptionApi = {
      get: unexpected,
      createFree: unexpected,
      requestPlan: unexpected,
      update: unexpected,
      startCheckout: unexpected,
      ...change,
    };
    const cache = createCache({ nowMs });
    return createSubscriptionStore({ api, cache, nowMs, report: () => undefined });
  }

  it("is fetched once and remembered", async () => {
    const get = vi.fn(() => Promise.resolve(succeed(pro)));
    const store = setUp({ get });
    await store.load("u1");
    await store.load("u1");
    expect(get).toHaveBeenCalledTimes(1);
    expect(store.access()).toEqual({ premium: true, pro: true, business: false });
  });

  it("'a user with no subscription gets a free one created automatically'", async () => {
    const createFree = vi.fn(() =>
      Promise.resolve(succeed({ ...localFreeSubscription("u1"), id: "s2" })),
    );
    const store = setUp({ get: () => Promise.resolve(fail("not_found", "none")), createFree });
    expect((await store.load("u1")).id).toBe("s2");
    expect(createFree).toHaveBeenCalledWith("u1");
  });

  it("'If creation or fetch fails, a temporary local free subscription is used', not remembered and not written", async () => {
    const get = vi
      .fn<SubscriptionApi["get"]>()
      .mockResolvedValueOnce(fail("unavailable", "down"))
      .mockResolvedValueOnce(succeed(pro));
    const store = setUp({ get });
    expect(await store.load("u1")).toEqual(localFreeSubscription("u1"));
    expect((await store.load("u1")).planType).toBe("pro");
  });

  describe("a trial that ends while the page is open", () => {
    beforeEach(() => void vi.useFakeTimers({ now }));
    afterEach(() => void vi.useRealTimers());
    const trialUntil = (endMs: number) => ({
      ...localFreeSubscription("u1"),
      id: "s1",
      isTrial: true,
      trialStartAt: new Date(now).toISOString(),
      trialEndAt: new Date(endMs).toISOString(),
    });
    function watch(...answers: ReturnType<typeof trialUntil>[]) {
      const get = vi.fn<SubscriptionApi["get"]>();
      for (const answer of answers) get.mockResolvedValueOnce(succeed(answer));
      const store = setUp({ get }, () => Date.now());
      const plans: string[] = [];
      store.subscribe(() => plans.push(store.effectivePlan()));
      return { store, stop: store.watchTrial(), plans, get };
    }

    it("takes its access along at that moment, without a reload", async () => {
      const trial = trialUntil(now + 90_000);
      const { store, stop, plans, get } = watch(trial, trial);
      await store.load("u1");
      expect(store.effectivePlan()).toBe("premium");
      await vi.advanceTimersByTimeAsync(89_999);
      expect(plans.at(-1)).toBe("premium");
      await vi.advanceTimersByTimeAsync(1);
      expect(plans.at(-1)).toBe("free");
      expect(get).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(get).toHaveBeenCalledTimes(2);
      stop();
    });

    it("goes on where it was extended meanwhile, and is let go of when the session ends", async () => {
      const { store, stop, plans, get } = watch(
        trialUntil(now + 90_000),
        trialUntil(now + 180_000),
      );
      await store.load("u1");
      await vi.advanceTimersByTimeAsync(100_000);
      expect(plans.at(-1)).toBe("premium");
      stop();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(get).toHaveBeenCalledTimes(2);
    });
  });

  it("'update returns false silently'", async () => {
    const store = setUp({
      get: () => Promise.resolve(succeed(pro)),
      update: () => Promise.resolve(fail("not_allowed", "no")),
    });
    expect(await store.update({ planType: "business" })).toBe(false);
    await store.load("u1");
    expect(await store.update({ planType: "business" })).toBe(false);
  });
});

describe("the automatic free row", () => {
  /** The later of two tabs: nothing was inserted, and the other one's row is there. */
  it("'insert (user_id, plan_type free, is_trial false, trial_start_at null, trial_end_at null)', quietly where it is there", async () => {
    const asked: { url: URL; body: unknown; prefer: string }[] = [];
    const client = createClient<Database>("http://backend.test", "key", {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) => {
          const url = new URL(input instanceof Request ? input.url : input);
          const body: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "null");
          asked.push({ url, body, prefer: new Headers(init?.headers).get("prefer") ?? "" });
          return Response.json(url.pathname.includes("/rpc/") ? [row] : []);
        },
      },
    });
    const created = await createSubscriptionApi(client, () => now).createFree("u1");
    expect(created).toMatchObject({ ok: true, value: { id: "s1", planType: "pro" } });
    expect(asked[0]?.body).toEqual({
      user_id: "u1",
      plan_type: "free",
      is_trial: false,
      trial_start_at: null,
      trial_end_at: null,
    });
    expect(asked[0]?.url.searchParams.get("on_conflict")).toBe("user_id");
    expect(asked[0]?.prefer).toContain("resolution=ignore-duplicates");
    expect(asked[1]?.url.pathname).toBe("/rest/v1/rpc/get_user_subscription_fast");
  });
});
