import type { DatabaseClient } from "../database/client.types.ts";
import type { AuthError, User } from "@supabase/supabase-js";
import { fullName } from "../base/names.rules.ts";
import { authCopy } from "./auth.copy.ts";
import {
  needsSecondFactor,
  phoneChannel,
  phoneOf,
  serverMessage,
  signUpMetadata,
  trimEmail,
} from "./auth.rules.ts";
import type { AuthApi, AuthFailure, AuthResult, AuthUser, SolveCaptcha } from "./auth.types.ts";

function userOf(user: User): AuthUser {
  return { id: user.id, email: user.email ?? null, metadata: user.user_metadata };
}

function failed(error: AuthError): { ok: false; error: AuthFailure } {
  const reasons = "reasons" in error && Array.isArray(error.reasons) ? error.reasons : [];
  return {
    ok: false,
    error: {
      code: error.code ?? error.name,
      message: serverMessage(error.message) ?? authCopy.failure.fallback,
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
export function createAuthApi(
  client: DatabaseClient,
  solveCaptcha: SolveCaptcha | null = null,
): AuthApi {
  const { auth } = client;
  /** The captcha's answer as the client sends it; nothing where none is set up. */
  const proof = async (given?: string): Promise<{ captchaToken?: string }> => {
    const captchaToken = given ?? (await solveCaptcha?.());
    return captchaToken ? { captchaToken } : {};
  };
  return {
    async signIn(identifier, password, captchaToken) {
      if (!identifier.trim() || !password) {
        const message = authCopy.missingIdentifier;
        return { ok: false, error: { code: "validation_failed", message, reasons: [] } };
      }
      const phone = phoneOf(identifier);
      const { data, error } = await auth.signInWithPassword({
        ...(phone ? { phone } : { email: trimEmail(identifier) }),
        password,
        options: await proof(captchaToken),
      });
      if (error) return failed(error);
      return { ok: true, value: data.user && data.session ? userOf(data.user) : null };
    },
    async signUp(input, returnTo) {
      const { data, error } = await auth.signUp({
        email: trimEmail(input.email),
        password: input.password,
        options: {
          emailRedirectTo: returnTo,
          data: signUpMetadata(input),
          ...(await proof(input.captchaToken)),
        },
      });
      return error ? failed(error) : { ok: true, value: { confirmed: data.session !== null } };
    },
    async sendMagicLink(email, returnTo) {
      const options = { emailRedirectTo: returnTo, ...(await proof()) };
      return done(await auth.signInWithOtp({ email: trimEmail(email), options }));
    },
    async sendPhoneCode(phone, captchaToken) {
      const options = { channel: phoneChannel, ...(await proof(captchaToken)) };
      return done(await auth.signInWithOtp({ phone: phoneOf(phone) ?? phone, options }));
    },
    async verifyPhoneCode(phone, code) {
      const token = { phone: phoneOf(phone) ?? phone, token: code, type: phoneChannel };
      return withUser(await auth.verifyOtp(token));
    },
    async sendRecovery(email, returnTo) {
      const options = { redirectTo: returnTo, ...(await proof()) };
      return done(await auth.resetPasswordForEmail(trimEmail(email), options));
    },
    async resendConfirmation(email, returnTo) {
      const options = { emailRedirectTo: returnTo, ...(await proof()) };
      return done(await auth.resend({ type: "signup", email: trimEmail(email), options }));
    },
    async verifyLink(tokenHash, type) {
      const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
      const isHalf = !error && !data.session && type === "email_change";
      return isHalf ? { ok: true, value: null } : withUser({ data, error });
    },
    async exchangeCode(code) {
      return withUser(await auth.exchangeCodeForSession(code));
    },
    async updatePassword(password, nonce) {
      return done(await auth.updateUser({ password, ...(nonce ? { nonce } : {}) }));
    },
    async sendReauthenticationCode() {
      return done(await auth.reauthenticate());
    },
    async changeEmail(email, returnTo) {
      return done(
        await auth.updateUser({ email: trimEmail(email) }, { emailRedirectTo: returnTo }),
      );
    },
    async setAvatar(url) {
      return done(await auth.updateUser({ data: { avatar_url: url } }));
    },
    async listFactors() {
      const { data, error } = await auth.mfa.listFactors();
      if (error) return failed(error);
      const factors = data.totp.map(({ id, friendly_name, created_at }) => ({
        id,
        name: friendly_name || "Authenticator app",
        createdAt: created_at,
      }));
      return { ok: true, value: factors };
    },
    async enrolFactor(name) {
      const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: name });
      if (error) return failed(error);
      const { secret, uri } = data.totp;
      return { ok: true, value: { id: data.id, secret, uri } };
    },
    async verifyFactor(code, factorId) {
      let id = factorId;
      if (!id) {
        const { data, error } = await auth.mfa.listFactors();
        if (error) return failed(error);
        id = data.totp[0]?.id;
      }
      if (!id) return { ok: true, value: null };
      return done(
        await auth.mfa.challengeAndVerify({ factorId: id, code: code.replace(/\s/g, "") }),
      );
    },
    async removeFactor(factorId) {
      return done(await auth.mfa.unenroll({ factorId }));
    },
    async updateNames(firstName, lastName) {
      const data = {
        full_name: fullName(firstName, lastName),
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
        const user = session?.user ? userOf(session.user) : null;
        listener(event, user, needsSecondFactor(session?.access_token, session?.user.factors));
      });
      return () => data.subscription.unsubscribe();
    },
  };
}
