import type { Mail } from "@jubilee/backend/backend.types";
import type { SupabaseClient, User } from "@supabase/supabase-js";
import type { ContractServer } from "./contract-server.ts";

/** A password that nobody else uses. */
export const goodPassword = "four-teapots-on-a-roof";

let people = 0;

/** An address that no other test uses. */
export function freshAddress(name = "person"): string {
  people += 1;
  return `${name}.${people}@guests.test`;
}

/** A signed-in person. */
export interface Person {
  email: string;
  user: User;
  client: SupabaseClient;
}

/** A confirmed person, signed in. */
export async function aPerson(
  server: Pick<ContractServer, "admin" | "client">,
  name = "person",
): Promise<Person> {
  const email = freshAddress(name);
  const created = await server
    .admin()
    .auth.admin.createUser({ email, password: goodPassword, email_confirm: true });
  if (created.error) throw created.error;
  const client = server.client();
  const signedIn = await client.auth.signInWithPassword({ email, password: goodPassword });
  if (signedIn.error) throw signedIn.error;
  return { email, user: signedIn.data.user, client };
}

/** The newest message to an address. */
export function lastMail(server: Pick<ContractServer, "mails">, to: string): Mail {
  const mail = server.mails.findLast((candidate) => candidate.to === to);
  if (!mail) throw new Error(`No mail was sent to ${to}.`);
  return mail;
}

/** The link of a message and what it carries. */
export function linkOf(mail: Mail): { url: URL; tokenHash: string } {
  const address = /https?:\/\/\S*token_hash=\S+/.exec(mail.text)?.[0];
  if (!address) throw new Error(`No link in the mail "${mail.subject}".`);
  const url = new URL(address);
  return { url, tokenHash: url.searchParams.get("token_hash") ?? "" };
}

/** The six digits of a message. */
export function codeOf(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`No code in the mail "${mail.subject}".`);
  return code;
}
