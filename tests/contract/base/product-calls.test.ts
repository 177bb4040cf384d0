import { readUserData } from "@jubilee/core/account/account.rules";
import { createCache } from "@jubilee/core/base/cache.store";
import { createMeasuredQueries } from "@jubilee/core/platform/query-log.api";
import { createSubscriptionApi } from "@jubilee/core/account/subscription.api";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../support/databases.ts";
import { aPerson, type Person } from "../support/people.ts";
import type { ProductServer } from "../support/product-server.ts";
import { nextYear } from "../../support/next-year.ts";

describe.each(databases)("the product's calls on $driver", ({ startProduct }) => {
  let server: ProductServer;
  let ada: Person;
  let stranger: Person;
  let administrator: Person;
  beforeAll(async () => {
    server = await startProduct();
    ada = await aPerson(server, "ada");
    stranger = await aPerson(server, "stranger");
    administrator = await aPerson(server, "administrator");
    const { error } = await server
      .admin()
      .from("administrators")
      .insert({ user_id: administrator.user.id });
    if (error) throw new Error(error.message);
  });
  afterAll(() => server.close());

  const invoke = async (person: Person, body: object) => {
    const { data, error } = await person.client.functions.invoke("admin-session-management", {
      body,
    });
    const context: unknown = error instanceof FunctionsHttpError ? error.context : null;
    const refusal: unknown = context instanceof Response ? await context.json() : null;
    return { data, refusal, status: context instanceof Response ? context.status : 200 };
  };

  it("makes, reads and asks to change one's own subscription", async () => {
    const { client, user } = ada;
    const subscriptions = () => client.from("subscriptions");
    const row = {
      user_id: user.id,
      plan_type: "free",
      is_trial: false,
      trial_start_at: null,
      trial_end_at: null,
    };
    const inserted = await subscriptions().insert(row);
    expect([201, 409]).toContain(inserted.status);
    const fast = await client.rpc("get_user_subscription_fast", { user_id_param: user.id });
    expect(fast.error).toBeNull();
    expect(fast.data).toMatchObject([{ user_id: user.id, plan_type: "free", is_trial: false }]);
    const asked = await subscriptions()
      .update({ plan_type: "business", updated_at: new Date().toISOString() })
      .eq("user_id", user.id);
    expect(asked.error).toBeNull();
    const read = await subscriptions().select("id, plan_type").eq("user_id", user.id).single();
    expect(read.data?.plan_type).toBe("free");
    const foreign = await stranger.client.from("subscriptions").select().eq("user_id", user.id);
    expect(foreign.data).toEqual([]);
  });

  it("knows administrators, and nobody becomes one by asking", async () => {
    const ask = async (person: Person, userId: string) => ({
      fast: (await person.client.rpc("check_user_admin_fast", { user_id_param: userId })).data,
      plain: (await person.client.rpc("is_admin", { user_id: userId })).data,
    });
    const { user } = administrator;
    expect(await ask(administrator, user.id)).toEqual({ fast: true, plain: true });
    expect(await ask(ada, ada.user.id)).toEqual({ fast: false, plain: false });
    expect(await ask(ada, user.id)).not.toMatchObject({ plain: true });
    const made = await ada.client.from("administrators").insert({ user_id: ada.user.id });
    expect(made.error?.code).toBe("42501");
  });

  /** The product's own calls, of somebody. */
  const queriesOf = ({ client, user }: Person) =>
    createMeasuredQueries({
      client,
      cache: createCache({ nowMs: () => Date.now() }),
      nowMs: () => Date.now(),
      userId: () => user.id,
      report: (error) => {
        throw error;
      },
      isLogged: false,
    });

  it("lays the free plan down once, for two tabs of somebody new, and refuses neither", async () => {
    const nora = await aPerson(server, "nora");
    const { createFree } = createSubscriptionApi(nora.client, () => Date.now());
    const both = await Promise.all([createFree(nora.user.id), createFree(nora.user.id)]);
    expect(both).toMatchObject([
      { ok: true, value: { planType: "free", isTrial: false, trialEndAt: null } },
      { ok: true, value: { planType: "free" } },
    ]);
    const rows = await nora.client.from("subscriptions").select("id").eq("user_id", nora.user.id);
    expect(rows.data).toHaveLength(1);
    const foreign = await stranger.client
      .from("subscriptions")
      .upsert(
        { user_id: nora.user.id, plan_type: "free" },
        { onConflict: "user_id", ignoreDuplicates: true },
      );
    expect(foreign.error?.code).toBe("PT403");
  });

  it("answers 'rpc get_timezone_names' with the names", async () => {
    expect(await queriesOf(ada).getTimeZoneNames()).toEqual(
      expect.arrayContaining(["Europe/Berlin", "America/New_York"]),
    );
  });

  it("answers 'rpc get_user_data_batch' of oneself", async () => {
    const kept = readUserData(await queriesOf(ada).getUserDataBatch(ada.user.id));
    expect(kept).toMatchObject({
      name: expect.stringContaining("ada"),
      planType: "free",
      isAdmin: false,
      accounts: [{ role: "owner" }],
    });
    await expect(queriesOf(stranger).getUserDataBatch(ada.user.id)).rejects.toMatchObject({
      code: "PT403",
    });
  });

  it("answers 'rpc log_security_access', 'rpc mask_bank_details_enhanced' and 'rpc get_masked_travel_data'", async () => {
    const { client, user } = ada;
    const violations = await client.rpc("check_security_violations_realtime");
    expect(violations.data).toMatchObject({
      status: expect.any(String),
      violations: expect.any(Array),
    });
    const logged = await client.rpc("log_security_access", {
      user_id: user.id,
      resource_type: "page",
      resource_id: "1",
      access_type: "view",
      success: true,
      risk_level: "medium",
    });
    expect(logged.error).toBeNull();
    const masked = await client.rpc("mask_bank_details_enhanced", {
      bank_details: { account_number: "DE89370400440532013000" },
      requesting_user_id: user.id,
      resource_owner_id: stranger.user.id,
      is_admin_user: true,
    });
    expect(JSON.stringify(masked.data ?? masked.error)).not.toContain("DE89370400440532013000");
    const travel = await client.rpc("get_masked_travel_data", {
      travel_id: crypto.randomUUID(),
      requesting_user_id: user.id,
    });
    expect(travel.status).toBeLessThan(500);
  });

  it("keeps the log of query times, each person's own", async () => {
    const { client, user } = ada;
    const entry = { query_type: "events", execution_time_ms: 12, cache_hit: false };
    const added = await client.from("query_performance_log").insert({ ...entry, user_id: user.id });
    expect(added.error).toBeNull();
    const since = new Date(Date.now() - 24 * 3600_000).toISOString();
    const logOf = (person: Person) =>
      person.client
        .from("query_performance_log")
        .select("query_type, execution_time_ms, cache_hit, created_at")
        .gte("created_at", since)
        .order("created_at", { ascending: false });
    expect((await logOf(ada)).data).toMatchObject([entry]);
    expect((await logOf(stranger)).data).toEqual([]);
    expect((await queriesOf(ada).listPerformance({ size: 1 })).rows).toMatchObject([
      { queryType: "events", executionTimeMs: 12, cacheHit: false },
    ]);
  });

  it("lists one's own events, newest first", async () => {
    const day = (number: number) => `${nextYear}-06-${String(number).padStart(2, "0")}`;
    const rows = Array.from({ length: 22 }, (_, index) => ({
      name: `Day ${index + 1}`,
      user_id: ada.user.id,
      time_zone: "UTC",
      start_date: `${day(index + 1)}T10:00:00Z`,
      end_date: `${day(index + 1)}T12:00:00Z`,
    }));
    expect((await ada.client.from("events").insert(rows)).error).toBeNull();
    const listed = await queriesOf(ada).listEventSummaries(ada.user.id);
    expect(listed.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Day ${22 - index}`),
    );
    expect(await queriesOf(stranger).listEventSummaries(ada.user.id)).toEqual([]);
  });

  it("lets an administrator look at sessions and end them, and nobody else", async () => {
    const refused = await invoke(ada, { action: "get_sessions" });
    expect(refused.status).toBe(403);
    expect(refused.refusal).toMatchObject({ code: "not_allowed" });
    const all = await invoke(administrator, { action: "get_sessions" });
    expect(all.status).toBe(200);
    expect(JSON.stringify(all.data)).toContain(stranger.user.id);
    const info = await invoke(administrator, {
      action: "get_user_session_info",
      user_id: stranger.user.id,
    });
    expect(info.data).toMatchObject({ success: true, user_id: stranger.user.id });
    expect((await stranger.client.from("events").select()).error).toBeNull();
    const ended = await invoke(administrator, {
      action: "force_logout",
      user_id: stranger.user.id,
    });
    expect(ended.data).toMatchObject({ success: true });
    expect((await stranger.client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await stranger.client.from("events").select()).status).toBe(401);
    expect((await ada.client.from("events").select()).error).toBeNull();
  });

  it("answers functions that do not exist, preflights and violations of the page's policy", async () => {
    const unknown = await ada.client.functions.invoke("no-such-function", { body: {} });
    expect(unknown.error).toBeInstanceOf(FunctionsHttpError);
    const preflight = await server.ask("/functions/v1/admin-session-management", {
      method: "OPTIONS",
      headers: { origin: "http://127.0.0.1:4400", "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    const report = await server.ask("/api/csp-violation", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        blockedURI: "https://evil.test/x.js",
        violatedDirective: "script-src",
        originalPolicy: "script-src 'self'",
        disposition: "enforce",
        documentURI: "http://127.0.0.1:4400/",
        lineNumber: 1,
        columnNumber: 1,
        sourceFile: "",
        timestamp: new Date().toISOString(),
      }),
    });
    expect(report.status).toBeLessThan(300);
    const nowhere = await server.ask("/realtime/v1/api/broadcast", { method: "POST" });
    expect(nowhere.status).toBe(501);
  });
});
