import type { Section } from "./checklist.types.ts";

const contract = "tests/contract";
const product = `${contract}/base/product-calls.test.ts`;
const queryLog = "packages/core/src/platform/query-log.test.ts";
const session = "packages/core/src/account/auth-session.test.ts";

/** Section 7: the calls it makes, held against the real client and the embedded backend. */
export const calls: Section = {
  name: "section 7",
  sentences: [
    [
      "POST signup: email or phone, password, data, captcha token, optional PKCE challenge fields.",
      {
        file: `${contract}/account/auth-sign-up.test.ts`,
        title: "confirms by the mailed link, signs in",
      },
      {
        file: `${contract}/account/auth-sign-up.test.ts`,
        title: "wants a solved captcha when one is configured",
      },
      { file: `${contract}/account/auth-messages.test.ts`, title: "works with proof keys" },
    ],
    [
      "POST token?grant_type=password; POST token?grant_type=refresh_token (refresh_token); POST token with grant type pkce, id_token or web3.",
      { file: `${contract}/account/auth-sessions.test.ts`, title: "renews once per refresh token" },
      {
        file: `${contract}/account/auth-sessions.test.ts`,
        title: "answers what it does not do with 501 and its name",
      },
    ],
    [
      "POST otp (email or phone, data, create_user); POST verify; POST sso; POST resend; POST recover.",
      {
        file: `${contract}/account/auth-messages.test.ts`,
        title: "opens an account by one-time link, or not when told so",
      },
      {
        file: `${contract}/account/auth-messages.test.ts`,
        title: "chooses a new password by the recovery link",
      },
      {
        file: `${contract}/account/auth-messages.test.ts`,
        title: "sends the confirmation once more",
      },
      { file: `${contract}/account/auth-sessions.test.ts`, title: "signs in by phone" },
    ],
    [
      "POST logout?scope=global|local|others.",
      {
        file: `${contract}/account/auth-sessions.test.ts`,
        title: "signs out here, elsewhere and everywhere",
      },
    ],
    [
      "GET user; PUT user; GET reauthenticate; GET or DELETE user/identities.",
      { file: `${contract}/account/auth-account.test.ts`, title: "changes metadata at once" },
      {
        file: `${contract}/account/auth-account.test.ts`,
        title: "asks for a fresh code before an old session changes the password",
      },
      {
        file: `${contract}/account/auth-account.test.ts`,
        title: "lists identities and keeps the last one",
      },
    ],
    [
      "POST factors; POST factors/{id}/challenge; POST factors/{id}/verify; DELETE factors/{id}.",
      {
        file: `${contract}/account/auth-account.test.ts`,
        title: "adds an authenticator app, asks it, and removes it",
      },
    ],
    [
      "GET .well-known/jwks.json.",
      { file: `${contract}/account/auth-sessions.test.ts`, title: "and anyone can check them" },
    ],
    [
      "Admin: users list, create, read, update, delete; generate_link; invite; a user's factors.",
      {
        file: `${contract}/account/auth-admin.test.ts`,
        title: "creates, reads, changes, suspends and deletes accounts",
      },
      {
        file: `${contract}/account/auth-admin.test.ts`,
        title: "makes links without mails and invites by mail",
      },
      {
        file: `${contract}/account/auth-admin.test.ts`,
        title: "sees and removes a person's second factors",
      },
    ],
    [
      "List, get, create, update, empty and delete buckets.",
      {
        file: `${contract}/base/storage.test.ts`,
        title: "manages buckets with the secret key, and only with it",
      },
    ],
    [
      "Table subscriptions: select id and plan_type by user_id; insert (user_id, plan_type free, is_trial false, trial_start_at null, trial_end_at null); update (plan_type, is_trial, trial_start_at, trial_end_at, updated_at) filtered by user_id.",
      { file: product, title: "makes, reads and asks to change one's own subscription" },
    ],
    [
      "Function admin-session-management: payload action (force_logout, get_user_session_info, get_sessions) and user_id.",
      {
        file: product,
        title: "lets an administrator look at sessions and end them, and nobody else",
      },
    ],
    [
      "rpc get_timezone_names: no payload, returns timezone names.",
      { file: product, title: "answers 'rpc get_timezone_names'" },
      { file: queryLog, title: "'rpc get_timezone_names: no payload'" },
    ],
    [
      "rpc get_user_subscription_fast: user_id_param; returns a subscription (array or single row).",
      {
        file: "packages/core/src/account/subscription.test.ts",
        title: "'returns a subscription (array or single row)'",
      },
    ],
    [
      "rpc check_user_admin_fast: user_id_param.",
      { file: product, title: "knows administrators, and nobody becomes one by asking" },
      { file: "packages/core/src/platform/admin.test.ts", title: "asks 'check_user_admin_fast'" },
    ],
    [
      "rpc get_user_data_batch: user_id_param.",
      { file: product, title: "answers 'rpc get_user_data_batch'" },
      { file: queryLog, title: "'rpc get_user_data_batch: user_id_param'" },
    ],
    [
      "rpc is_admin: user_id; returns boolean.",
      { file: product, title: "knows administrators, and nobody becomes one by asking" },
    ],
    [
      "Insert into query_performance_log: query_type, execution_time_ms, cache_hit, user_id.",
      { file: product, title: "keeps the log of query times, each person's own" },
    ],
    [
      "Select from query_performance_log: query_type, execution_time_ms, cache_hit, created_at; last 24 hours, newest first.",
      { file: queryLog, title: "'last 24 hours, newest first'" },
      { file: product, title: "keeps the log of query times, each person's own" },
    ],
    [
      "Select from events: id, name, start_date, end_date, location_name, filtered by user_id, newest start_date first, limit 20.",
      { file: queryLog, title: "newest start_date first, limit 20" },
      { file: product, title: "lists one's own events, newest first" },
    ],
    [
      "rpc check_security_violations_realtime: no args; returns status and violations. Runs immediately then every 30 s while signed in and monitoring is enabled.",
      {
        file: "packages/core/src/account/security.test.ts",
        title: "'Runs immediately then every 30 s while signed in'",
      },
    ],
    [
      "rpc log_security_access: user_id, resource_type, resource_id, access_type, success, risk_level (default medium).",
      { file: product, title: "answers 'rpc log_security_access'" },
      { file: "supabase/tests/account/user_data.sql", title: "the risk is medium by default" },
    ],
    [
      "rpc get_masked_travel_data: travel_id, requesting_user_id. rpc mask_bank_details_enhanced: bank_details, requesting_user_id, resource_owner_id, is_admin_user.",
      { file: "supabase/tests/account/user_data.sql", title: "organisers see it masked" },
      {
        file: "supabase/tests/account/user_data.sql",
        title: "claiming to be an administrator unmasks nothing",
      },
      {
        file: product,
        title: "'rpc mask_bank_details_enhanced' and 'rpc get_masked_travel_data'",
      },
    ],
    [
      "POST /api/csp-violation: JSON body blockedURI, violatedDirective, originalPolicy, disposition, documentURI, lineNumber, columnNumber, sourceFile, timestamp; result ignored.",
      {
        file: "packages/core/src/account/security.test.ts",
        title: "a blocked resource is reported by the specified names",
      },
      { file: `${contract}/base/functions.test.ts`, title: "stores policy reports" },
    ],
    [
      "Sign-in uses password, signup uses an emailRedirectTo and metadata, and one-time email link sign-in.",
      { file: session, title: "'Sign-in uses password'" },
      { file: session, title: "'signup uses an emailRedirectTo and metadata'" },
      { file: session, title: "each call that wants a captcha is given a fresh answer" },
    ],
    [
      "Sign out is also called.",
      {
        file: "packages/core/src/account/auth.test.ts",
        title: "continues to /login even if the server",
      },
    ],
  ],
};
