import { expect } from "vitest";
import { adminSessionFailures } from "@jubilee/core/platform/admin.copy";
import { accountCreatedCopy, authCopy } from "@jubilee/core/account/auth.copy";
import { eventTypeCopy } from "@jubilee/core/events/event-types.copy";
import { eventTypeProblems } from "@jubilee/core/events/event-types.rules";
import { premiumFeatureCopy, searchCopy } from "@jubilee/core/site/search.copy";
import { alertFrom } from "@jubilee/core/account/security.rules";
import type { Section } from "./checklist.types.ts";

const core = "packages/core/src";

/** Section 8: the error catalogue, text by text. */
export const errors: Section = {
  name: "section 8",
  sentences: [
    [
      "Auth failures: destructive toast 'Authentication Error' with the server message, or 'An authentication error occurred'.",
      () =>
        expect(authCopy.failure).toEqual({
          title: "Authentication Error",
          fallback: "An authentication error occurred",
        }),
      {
        file: "tests/e2e/account/sign-in.spec.ts",
        title: "is told in the fixed words, and nothing typed is lost",
      },
    ],
    [
      "Success toasts: 'Welcome back!' / 'You have successfully signed in.'; 'Signed out' / 'You have been successfully signed out.'; 'Account created!' / 'Welcome to {product}!' plus ' You're now on the {plan} plan.' for non-free plans; 'Magic link sent!' / 'Check your email for a sign-in link.'",
      () => {
        expect(authCopy.signedIn).toEqual({
          title: "Welcome back!",
          description: "You have successfully signed in.",
        });
        expect(authCopy.signedOut).toEqual({
          title: "Signed out",
          description: "You have been successfully signed out.",
        });
        expect(accountCreatedCopy("Jubilee", "free")).toEqual({
          title: "Account created!",
          description: "Welcome to Jubilee!",
        });
        expect(accountCreatedCopy("Jubilee", "pro").description).toBe(
          "Welcome to Jubilee! You're now on the Pro plan.",
        );
        expect(authCopy.magicLink).toEqual({
          title: "Magic link sent!",
          description: "Check your email for a sign-in link.",
        });
      },
    ],
    [
      "Event type toasts: 'Preference Updated' / 'Your preferred event type is now \"{name}\".'; failure 'Failed to update your preferred event type.'; also 'Invalid event type ID format.' and 'Selected event type not found.'",
      () => {
        expect(eventTypeCopy.updated("School")).toEqual({
          title: "Preference Updated",
          description: 'Your preferred event type is now "School".',
        });
        expect(eventTypeCopy.failure).toBe("Failed to update your preferred event type.");
        expect(Object.values(eventTypeProblems)).toEqual([
          "Invalid event type ID format.",
          "Selected event type not found.",
        ]);
      },
    ],
    [
      "Admin session failures: 'Failed to logout user', 'Failed to get session info', 'Failed to get sessions'.",
      () =>
        expect(Object.values(adminSessionFailures)).toEqual([
          "Failed to logout user",
          "Failed to get session info",
          "Failed to get sessions",
        ]),
    ],
    [
      "Sign-in returning no user or session returns false.",
      {
        file: `${core}/account/auth-session.test.ts`,
        title: "'Sign-in returning no user or session'",
      },
    ],
    [
      "Sign-out clears local auth storage and continues to /login even if the server call fails.",
      {
        file: `${core}/account/auth.test.ts`,
        title:
          "'Sign-out clears local auth storage and continues to /login even if the server call fails'",
      },
    ],
    [
      "Auth service errors: session missing, invalid credentials, weak password (with reasons), retryable fetch on 502, 503, 504, invalid JWT; 'You must provide either an email or phone number and a password'.",
      () =>
        expect(authCopy.missingIdentifier).toBe(
          "You must provide either an email or phone number and a password",
        ),
      {
        file: "tests/contract/account/auth-limits.test.ts",
        title: "refuses a weak password and says why",
      },
      {
        file: "tests/contract/account/auth-sessions.test.ts",
        title: "needs e-mail or phone, and a password",
      },
    ],
    [
      "Subscription creation failure: local free fallback. Subscription update failure: returns false silently. Admin check failure: not admin. Query errors are logged and rethrown.",
      {
        file: `${core}/account/subscription.test.ts`,
        title: "'update returns false silently'",
      },
      {
        file: `${core}/platform/query-log.test.ts`,
        title: "'Query errors are logged and rethrown.'",
      },
    ],
    [
      "'Authentication Required: Please sign in to access this page' (destructive, shown once, then redirect to /login remembering location; not shown on login or signup or when the query string contains plan=).",
      () =>
        expect(Object.values(authCopy.required)).toEqual([
          "Authentication Required",
          "Please sign in to access this page",
        ]),
      { file: "apps/portal/src/app/routing/Guard.test.tsx", title: "and says why once" },
      {
        file: "apps/portal/src/app/routing/Guard.test.tsx",
        title: "'not shown when the query string contains plan='",
      },
    ],
    [
      "'Premium Feature: {title} is a premium feature. Upgrade to gain access.' then redirect to /pricing.",
      () =>
        expect(premiumFeatureCopy("Forum")).toEqual({
          title: "Premium Feature",
          description: "Forum is a premium feature. Upgrade to gain access.",
        }),
    ],
    [
      "Search: 'No features found matching \"{text}\"'; 'Found N feature(s)'; hint 'Upgrade to {plan} to access this feature'; placeholder 'Search features...'.",
      () => {
        expect(searchCopy.none("zebra")).toBe('No features found matching "zebra"');
        expect([searchCopy.found(1), searchCopy.found(3)]).toEqual([
          "Found 1 feature",
          "Found 3 features",
        ]);
        expect(searchCopy.upgradeHint("pro")).toBe("Upgrade to Pro to access this feature");
        expect(searchCopy.placeholder).toBe("Search features...");
      },
    ],
    [
      "Security alerts: 'Critical Security Alert' or 'Security Warning' with 'Security {type} detected' plus ' (N incidents)' when a count exists. Failed security checks are only logged.",
      () => {
        const violation = { type: "brute force", count: 3, timestamp: "2027-01-01" };
        expect(alertFrom({ ...violation, severity: "critical" })).toMatchObject({
          title: "Critical Security Alert",
          message: "Security brute force detected (3 incidents)",
        });
        expect(alertFrom({ ...violation, severity: "high", count: null })).toMatchObject({
          title: "Security Warning",
          message: "Security brute force detected",
        });
      },
      {
        file: `${core}/account/security.test.ts`,
        title: "checks, survives a failed check, stops",
      },
    ],
    [
      "'Error loading Home page. Please refresh.'; a missing root element throws an error.",
      {
        file: "apps/portal/src/app/frame/CrashBoundary.test.tsx",
        title: "the start has a sentence of its own",
      },
      {
        file: "apps/portal/src/app/portal/rootElement.dom.test.ts",
        title: "'a missing root element throws an error'",
      },
    ],
    [
      "Notification labels: 'Close toast', 'Notifications'.",
      {
        file: "packages/ui/src/components/toast/toast.test.tsx",
        title: "is told once when it is closed, and not when it is replaced",
      },
      {
        file: "packages/ui/src/components/toast/toast.test.tsx",
        title: "Alt+T expands and focuses, Escape gives the focus back",
      },
    ],
  ],
};
