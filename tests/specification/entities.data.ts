import { expect } from "vitest";
import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import type { Section, Sentence } from "./checklist.types.ts";

const core = "packages/core/src";
const toast = "packages/ui/src/components/toast/toast.test.tsx";

const terms = [
  "Club: Interest Group, Member",
  "Community: Organization, Member",
  "Family: Branch, Family Member",
  "Milestone: Group, Guest",
  "Military: Unit, Service Member",
  "Professional: Department, Colleague",
  "School: Class Year, Classmate",
  "Social Event: Party, Guest",
  "Sports Team Reunions: Team, Teammate",
  "College Fraternity/Sorority: Chapter, Brother/Sister",
  "Friends: Circle, Friend",
  "Cultural Gatherings: Community, Participant",
];

function namesATypeSo(quote: string): void {
  const known = builtInEventTypes.map(
    ({ name, groupTerm, memberTerm }) => `${name}: ${groupTerm}, ${memberTerm}`,
  );
  expect(known).toContain(quote);
}

/** Sections 3 to 5: entities, states, validation. */
export const entities: Section = {
  name: "sections 3 to 5",
  sentences: [
    [
      "Event type: id, name, description, group_term, member_term, created_at, updated_at. Twelve built-in types are fixed, with ids ending in -type-1.",
      () => expect(builtInEventTypes.filter(({ id }) => id.endsWith("-type-1"))).toHaveLength(12),
      { file: `${core}/events/event-types.test.ts`, title: "in their order" },
    ],
    ...terms.map((quote): Sentence => [quote, () => namesATypeSo(quote)]),
    [
      "Subscription (table subscriptions): id, user_id, plan_type (free, premium, pro, business), is_trial, trial_start_at, trial_end_at, is_lifetime (seen in one place), created_at, updated_at.",
      {
        file: "tests/contract/base/product-calls.test.ts",
        title: "makes, reads and asks to change one's own subscription",
      },
    ],
    [
      "User signup metadata: full_name (first and last joined), first_name, last_name, plan_type, wants_affiliate (default false).",
      {
        file: `${core}/account/auth.test.ts`,
        title:
          "'full_name (first and last joined), first_name, last_name, plan_type, wants_affiliate'",
      },
    ],
    [
      "User display: full name from metadata, else the part of the email before the @, else the word User. Avatar from avatar_url in metadata.",
      {
        file: `${core}/account/auth.test.ts`,
        title:
          "'full name from metadata, else the part of the email before the @, else the word User'",
      },
      { file: `${core}/account/auth.test.ts`, title: "'Avatar from avatar_url in metadata'" },
    ],
    [
      "Event summary (read): id, name, start_date, end_date, location_name, plus owning user_id.",
      {
        file: "tests/contract/base/product-calls.test.ts",
        title: "lists one's own events, newest first",
      },
    ],
    [
      "Query performance log entry: query_type, execution_time_ms, cache_hit, user_id (nullable), created_at.",
      {
        file: "tests/contract/base/product-calls.test.ts",
        title: "keeps the log of query times, each person's own",
      },
    ],
    [
      "Feature catalogue entry: key, title, description, icon, link, planType, optional adminOnly, optional comingSoon.",
      {
        file: `${core}/site/catalogue.test.ts`,
        title: "keys are unique and every entry is complete",
      },
    ],
    [
      "Feature category: key, title, description, icon, features list, optional adminOnly, optional separatorBefore.",
      () => {
        for (const { key, title, description, icon, features } of featureCategories) {
          expect(`${key}${title}${description}${icon}`.length).toBeGreaterThan(20);
          expect(Array.isArray(features)).toBe(true);
        }
      },
    ],
    [
      "Security status: status ('secure' is the good value), violations list; violation: type, severity (critical, high or others), count, timestamp.",
      {
        file: `${core}/account/security.test.ts`,
        title: "an answer in an unknown form is no status",
      },
    ],
    [
      "Security alert: id, type, message, timestamp, acknowledged.",
      {
        file: `${core}/account/security.test.ts`,
        title: "alerts already shown are not duplicated'",
      },
    ],
    [
      "Auth session: access_token, refresh_token, expires_in, expires_at, token_type, user.",
      {
        file: "tests/contract/account/auth-sessions.test.ts",
        title: "gives tokens that say who, how and since when",
      },
    ],
    [
      "Auth events: signed in, signed out, token refreshed, user updated, password recovery, initial session.",
      { file: `${core}/account/auth-session.test.ts`, title: "tells of every auth event" },
      {
        file: `${core}/account/auth.test.ts`,
        title: "remembers a password recovery through later events",
      },
    ],
    [
      "If this step fails, signup still succeeds.",
      {
        file: "apps/portal/src/features/account/sign-in/useSignUp.test.tsx",
        title: "'If this step fails, signup still succeeds.'",
      },
    ],
    [
      "An update can change plan_type, is_trial, trial_start_at, trial_end_at.",
      {
        file: `${core}/account/subscription.test.ts`,
        title: "an update names only what changes, and the time",
      },
    ],
    [
      "Auth is loading until the initial session or a sign-in or sign-out event arrives, or 5 seconds at most.",
      {
        file: `${core}/account/auth.test.ts`,
        title: "is loading until the initial session arrives",
      },
      { file: `${core}/account/auth.test.ts`, title: "'or 5 seconds at most'" },
    ],
    [
      "Signup plan: a free signup creates no subscription record at signup.",
      {
        file: `${core}/account/subscription.test.ts`,
        title: "'a free signup creates no subscription record at signup'",
      },
    ],
    [
      "A premium or pro signup stores the pending plan type and a timestamp locally, then creates a subscription record (or updates plan_type if one exists), non-trial, non-lifetime, no trial dates.",
      {
        file: `${core}/account/subscription.test.ts`,
        title: "'stores the pending plan type and a timestamp locally'",
      },
      {
        file: `${core}/account/subscription.test.ts`,
        title: "the new record is 'non-trial, non-lifetime, no trial dates'",
      },
      {
        file: "tests/e2e/account/sign-up.spec.ts",
        title: "a paid plan is kept until the address is confirmed",
      },
    ],
    [
      "Subscription fetch: a user with no subscription gets a free one created automatically (is_trial false, no trial dates). If creation or fetch fails, a temporary local free subscription is used.",
      {
        file: `${core}/account/subscription.test.ts`,
        title: "'a user with no subscription gets a free one created automatically'",
      },
      {
        file: `${core}/account/subscription.test.ts`,
        title: "'If creation or fetch fails, a temporary local free subscription is used'",
      },
    ],
    [
      "Trial: is_trial true with trial_end_at; active while trial_end_at is in the future, expired once reached or passed. Days remaining are rounded up, never below 0, using 24-hour days.",
      {
        file: `${core}/account/access.test.ts`,
        title: "'Days remaining are rounded up, never below 0, using 24-hour days.'",
      },
    ],
    [
      "Preferred event type: defaults to the first built-in type (Club) until the user picks; the pick is stored locally per user and the app tracks whether the user explicitly chose.",
      {
        file: `${core}/events/event-types.test.ts`,
        title: "'defaults to the first built-in type (Club) until the user picks",
      },
    ],
    [
      "Feature search: closed when empty; opens on any non-blank text; closes and clears when a result is chosen or the clear button is pressed.",
      { file: "apps/portal/src/shell/FeatureSearch.test.tsx", title: "'closed when empty" },
      { file: "apps/portal/src/shell/FeatureSearch.test.tsx", title: "opens what the plan holds" },
    ],
    [
      "Security alerts: new critical or high violations become visible alerts, each dismissible for the session; alerts already shown are not duplicated.",
      {
        file: `${core}/account/security.test.ts`,
        title: "'new critical or high violations become visible alerts",
      },
    ],
    [
      "Notifications: types success, info, warning, error, loading, default; auto-dismiss after 4000 ms by default (the account flows use 5 s); at most 3 visible (one at a time in the account flows); dismissible by swipe or close button; loading and promise-based ones stay until resolved.",
      { file: toast, title: "4000 ms in general" },
      { file: toast, title: "5 s in account flows" },
      { file: toast, title: "until replaced while loading" },
      { file: toast, title: "by its button" },
    ],
    [
      "Email is trimmed before sign-in, signup and one-time link.",
      {
        file: `${core}/account/auth.test.ts`,
        title: "'Email is trimmed before sign-in, signup and one-time link.'",
      },
    ],
    [
      "Preferred event type: an id that is not built-in must have UUID format, otherwise 'Invalid event type ID format.'; an id not found gives 'Selected event type not found.'",
      { file: `${core}/events/event-types.test.ts`, title: "a pick" },
    ],
    [
      "Feature search: text trimmed; empty gives no results; case-insensitive match over feature title, description, category title and plan type.",
      {
        file: `${core}/site/search.test.ts`,
        title: "'Feature search: text trimmed; empty gives no results'",
      },
    ],
    [
      "Route guard: needs both user and session.",
      {
        file: "apps/portal/src/app/routing/Guard.test.tsx",
        title: "waits while it is not known who is there, and while somebody leaves",
      },
    ],
  ],
};
