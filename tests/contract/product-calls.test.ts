import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "./support/databases.ts";
import { aPerson, type Person } from "./support/people.ts";
import type { ProductServer } from "./support/product-server.ts";

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

  it("answers the other rpc calls", async () => {
    const { client, user } = ada;
    const zones = await client.rpc("get_timezone_names");
    expect(JSON.stringify(zones.data)).toContain("Europe/Berlin");
    const batch = await client.rpc("get_user_data_batch", { user_id_param: user.id });
    expect(batch.error).toBeNull();
    expect(batch.data).toBeTypeOf("object");
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
  });

  it("lists one's own events, newest first", async () => {
    const { data, error } = await ada.client
      .from("events")
      .select("id, name, start_date, end_date, location_name")
      .eq("user_id", ada.user.id)
      .order("start_date", { ascending: false })
      .limit(20);
    expect(error).toBeNull();
    expect(data).toEqual([]);
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
