import type { LinkType } from "@jubilee/core/account/auth.types";

/** What a mail's link carries. */
export type MailLink =
  | { kind: "token"; tokenHash: string; type: LinkType }
  | { kind: "code"; code: string }
  | { kind: "broken"; message: string };

const types: readonly LinkType[] = [
  "signup",
  "magiclink",
  "recovery",
  "email_change",
  "invite",
  "email",
];

/** Reads `token_hash` and `type`, or a PKCE `code`, or the reason why the link cannot be used. */
export function readMailLink(search: string, hash: string, fallbackType: LinkType): MailLink {
  const query = new URLSearchParams(search);
  const error =
    query.get("error_description") ?? new URLSearchParams(hash.slice(1)).get("error_description");
  if (error) return { kind: "broken", message: error };
  const tokenHash = query.get("token_hash");
  if (tokenHash) {
    const type = types.find((one) => one === query.get("type")) ?? fallbackType;
    return { kind: "token", tokenHash, type };
  }
  const code = query.get("code");
  if (code) return { kind: "code", code };
  return { kind: "broken", message: "This link is not complete. Open it again from the mail." };
}
