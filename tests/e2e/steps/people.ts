import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Product } from "../../support/product.ts";
import { demoSignIns, type SignIn } from "../../support/sign-in.ts";

let people = 0;

/** An address that nobody else of this run has. */
export function newAddress(name: string): string {
  people += 1;
  return `${name}.${people}@people.example`;
}

/** Somebody who has had a confirmed account on the free plan for a while. */
export async function createAccount(product: Product, name: string): Promise<SignIn> {
  const secrets: { secretKey: string } = JSON.parse(
    readFileSync(join(product.dataDir, "secrets.json"), "utf8"),
  );
  const { auth } = createClient(product.url, secrets.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const account = { email: newAddress(name), password: "eleven-lanterns-by-the-lake" };
  const { error } = await auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  return account;
}

/** An administrator gives somebody a plan, as at the end of a paid month: at once. */
export async function setPlan(product: Product, { email }: SignIn, plan: string): Promise<void> {
  const secrets: { secretKey: string; publishableKey: string } = JSON.parse(
    readFileSync(join(product.dataDir, "secrets.json"), "utf8"),
  );
  const setting = { auth: { persistSession: false, autoRefreshToken: false } };
  const server = createClient(product.url, secrets.secretKey, setting);
  const { data } = await server.auth.admin.listUsers({ perPage: 1000 });
  const admin = createClient(product.url, secrets.publishableKey, setting);
  await admin.auth.signInWithPassword(demoSignIns.admin);
  const { error } = await admin.rpc("set_user_plan", {
    user_id_param: data.users.find((user) => user.email === email)?.id,
    plan_type_param: plan,
    reason_param: "The paid month is over",
  });
  if (error) throw error;
}
