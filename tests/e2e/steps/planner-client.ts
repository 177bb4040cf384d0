import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "../../support/product.ts";
import { demoSignIns } from "../../support/sign-in.ts";

/** The planner's own client, as an integration would use it. */
export async function clientOf(product: Product): Promise<SupabaseClient> {
  const secrets: { publishableKey: string } = JSON.parse(
    readFileSync(join(product.dataDir, "secrets.json"), "utf8"),
  );
  const client = createClient(product.url, secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(demoSignIns.planner);
  if (error) throw error;
  return client;
}

/** The rows of an answer, or the refusal as an error. */
export function rowsOf<Row>({ data, error }: { data: Row | null; error: Error | null }): Row {
  if (error || data === null) throw error ?? new Error("Nothing came back");
  return data;
}
