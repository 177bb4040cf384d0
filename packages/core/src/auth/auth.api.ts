import type { AuthError, SupabaseClient, User } from "@supabase/supabase-js";
import type { Database } from "../database/database.types.gen.ts";
import { authCopy } from "./auth.copy.ts";
import { joinNames, signUpMetadata, trimEmail } from "./auth.rules.ts";
import type { AuthApi, AuthFailure, AuthResult, AuthUser } from "./auth.types.ts";

function userOf(user: User): AuthUser {
  return { id: user.id, email: user.email ?? null, metadata: user.user_metadata };
}

function failed(error: AuthError): { ok: false; error: AuthFailure } {
  const reasons = "reasons" in error && Array.isArray(error.reasons) ? error.reasons : [];
  return {
    ok: false,
    error: {
      code: error.code ?? error.name,
      message: error.message || authCopy.failure.fallback,
      reasons: reasons.filter((reason) => typeof reason === "string"),
    },
  };
}

function done({ error }: { error: AuthError | null }): AuthResult {
  return error ? failed(error) : { ok: true, value: null };
}

function withUser({
  data,
  error,
}: {
  data: { user: User | null };
  error: AuthError | null;
}): AuthResult<AuthUser> {
  if (error) return failed(error);
  if (data.user) return { ok: true, value: userOf(data.user) };
  const { fallback } = authCopy.failure;
  return { ok: false, error: { code: "no_user", message: fallback, reasons: [] } };
}

/**
 * Calls to the authentication service. Source: specification section 7.
 * Every call answers with a `Result`; the message is the server's.
 */
export function createAuthApi(client: SupabaseClient<Database>): AuthApi {
  const { auth } = client;
  return {
    async signIn(email, password) {
      const { data, error } = await auth.signInWithPassword({ email: trimEmail(email), password });
      if (error) return failed(error);
      return { ok: true, value: data.user && data.session ? userOf(data.user) : null };
    },
    async signUp(input, returnTo) {
      const { data, error } = await auth.signUp({
        email: trimEmail(input.email),
        password: input.password,
        options: { emailRedirectTo: returnTo, data: signUpMetadata(input) },
      });
      return error ? failed(error) : { ok: true, value: { confirmed: data.session !== null } };
    },
    async sendMagicLink(email, returnTo) {
      const options = { emailRedirectTo: returnTo };
      return done(await auth.signInWithOtp({ email: trimEmail(email), options }));
    },
    async sendRecovery(email, returnTo) {
      return done(await auth.resetPasswordForEmail(trimEmail(email), { redirectTo: returnTo }));
    },
    async resendConfirmation(email, returnTo) {
      const options = { emailRedirectTo: returnTo };
      return done(await auth.resend({ type: "signup", email: trimEmail(email), options }));
    },
    async verifyLink(tokenHash, type) {
      return withUser(await auth.verifyOtp({ token_hash: tokenHash, type }));
    },
    async exchangeCode(code) {
      return withUser(await auth.exchangeCodeForSession(code));
    },
    async updatePassword(password) {
      return done(await auth.updateUser({ password }));
    },
    async updateNames(firstName, lastName) {
      const data = {
        full_name: joinNames(firstName, lastName),
        first_name: firstName.trim(),
        last_name: lastName.trim(),
      };
      return done(await auth.updateUser({ data }));
    },
    async signOut(scope) {
      return done(await auth.signOut({ scope }));
    },
    onChange(listener) {
      const { data } = auth.onAuthStateChange((event, session) => {
        listener(event, session?.user ? userOf(session.user) : null);
      });
      return () => data.subscription.unsubscribe();
    },
  };
}
