import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoSignIns } from "../../support/sign-in.ts";
import { startOnDemo, type Product } from "../../support/product.ts";

let product: Product;

beforeAll(async () => {
  product = await startOnDemo();
});
afterAll(() => product.stop());

async function publishableKey(): Promise<string> {
  const page = await (await fetch(`${product.url}/login`)).text();
  const written = /id="jubilee-config">([^<]*)</.exec(page)?.[1] ?? "{}";
  const config = JSON.parse(written) as { supabaseKey?: string; publishableKey?: string };
  return config.publishableKey ?? config.supabaseKey ?? "";
}

it("the demo planner gives the money of a seeded order back", async () => {
  const client = createClient(product.url, await publishableKey());
  const { error } = await client.auth.signInWithPassword(demoSignIns.planner);
  expect(error).toBeNull();
  const { data: order } = await client
    .from("event_order_list")
    .select("id, total_minor")
    .eq("status", "completed")
    .limit(1)
    .single();
  expect(order?.total_minor).toBeGreaterThan(0);
  const refund = await client.functions.invoke("order-refund", {
    body: { orderId: order?.id, reason: "Cannot come after all" },
  });
  expect(refund.error).toBeNull();
  const { data: after } = await client
    .from("event_order_list")
    .select("status, net_minor")
    .eq("id", order?.id)
    .single();
  expect(after).toEqual({ status: "refunded", net_minor: 0 });
});
