import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Product } from "../support/product.ts";
import type { SignIn } from "../support/sign-in.ts";

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
