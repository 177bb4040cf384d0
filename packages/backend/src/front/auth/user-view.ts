import type { Account, IdentityRow } from "./accounts.ts";

/** An account in the form of supabase-js' `User`; no hash, no token. */
export function userView(account: Account): Record<string, unknown> {
  return {
    id: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email ?? "",
    email_confirmed_at: account.email_confirmed_at ?? undefined,
    phone: account.phone ?? "",
    phone_confirmed_at: account.phone_confirmed_at ?? undefined,
    confirmed_at: account.confirmed_at ?? undefined,
    confirmation_sent_at: account.confirmation_sent_at ?? undefined,
    recovery_sent_at: account.recovery_sent_at ?? undefined,
    invited_at: account.invited_at ?? undefined,
    new_email: account.email_change || undefined,
    email_change_sent_at: account.email_change_sent_at ?? undefined,
    new_phone: account.phone_change || undefined,
    banned_until: account.banned_until ?? undefined,
    last_sign_in_at: account.last_sign_in_at ?? undefined,
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    identities: account.identities.map(identityView),
    ...(account.factors.length > 0 ? { factors: account.factors } : {}),
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: false,
  };
}

/** An identity in the form of supabase-js' `UserIdentity`. */
export function identityView(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    email: identity.email ?? undefined,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
  };
}
