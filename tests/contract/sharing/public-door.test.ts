import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../support/databases.ts";
import { aPerson } from "../support/people.ts";
import type { ProductServer } from "../support/product-server.ts";

const token = "x".repeat(32);
/** What a token opens; the function `embed` counts these calls and looks at origins. */
const tokenCalls: [name: string, parameters: object][] = [
  ["get_shared_event", { token }],
  ["get_personal_invitation", { token }],
  ["get_calendar_source", { token }],
  ["get_order", { order_token: token }],
  ["submit_rsvp", { token, payload: {} }],
  ["create_hold", { token, payload: {} }],
  ["place_order", { order_token: token, payload: {} }],
  ["release_hold", { order_token: token }],
  ["join_waitlist", { token, payload: {} }],
  ["leave_handover", { token, payload: {} }],
  ["take_handover", { handover_token: token }],
  ["get_handover", { handover_token: token }],
];
/** What only the server does. */
const serverCalls: [name: string, parameters: object][] = [
  ["get_link_policy", { token }],
  [
    "begin_payment",
    { order_token: token, provider: "test", provider_ref: "x", amount_minor: 1, currency: "USD" },
  ],
  [
    "apply_payment_event",
    { provider: "test", event_id: "x", event_type: "payment.succeeded", payload: {} },
  ],
  [
    "begin_plan_checkout",
    {
      user_id_param: crypto.randomUUID(),
      plan_type_param: "business",
      provider_param: "test",
      provider_ref_param: "x",
      amount_minor_param: 1,
      currency_param: "USD",
    },
  ],
  [
    "request_refund",
    {
      order_id_param: crypto.randomUUID(),
      amount_minor_param: 1,
      reason_param: "x",
      user_id_param: crypto.randomUUID(),
    },
  ],
  ["configure_server", { settings: { testMode: false } }],
  ["claim_jobs", { max_jobs: 1 }],
  ["end_auth_sessions", { user_id_param: crypto.randomUUID() }],
  ["list_auth_sessions", {}],
  ["clean_up", {}],
];

describe.each(databases)("the public door on $driver", ({ startProduct }) => {
  let server: ProductServer;
  let signedIn: SupabaseClient;
  beforeAll(async () => {
    server = await startProduct();
    signedIn = (await aPerson(server, "ada")).client;
  });
  afterAll(() => server.close());

  it.each([...tokenCalls, ...serverCalls])("%s is not for a browser's key", async (name, call) => {
    for (const client of [server.client(), signedIn]) {
      const { error, status } = await client.rpc(name, call);
      expect([401, 403]).toContain(status);
      expect(error?.code).toBe("42501");
    }
  });

  it.each(tokenCalls)("%s answers the server", async (name, call) => {
    const { error } = await server.admin().rpc(name, call);
    expect(error).toMatchObject({
      message: "This link is not valid any more",
      hint: "link_invalid",
    });
  });

  it("strangers come in through the function", async () => {
    const answer = await server.ask(`/functions/v1/embed/event/${token}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "link_invalid" });
  });

  it("pages learn whether payments are simulated", async () => {
    expect((await server.client().rpc("is_test_mode")).data).toBe(true);
  });
});
