import { expect } from "vitest";
import { authTimesMs } from "@jubilee/core/account/auth.rules";
import { cacheLifetimesMs, cacheLimits, eventsSummaryLimit } from "@jubilee/core/base/cache.rules";
import { securityPollMs } from "@jubilee/core/account/security.rules";
import { framePx, scrolledPx } from "../../apps/portal/src/app/frame/measures.ts";
import { plainPage, securityHeaders } from "../../apps/portal/server/security-headers.ts";
import type { Section } from "./checklist.types.ts";

const toast = "packages/ui/src/components/toast";
const session = "packages/core/src/account/auth-session.test.ts";
const minute = 60_000;

/** Section 9: business constants and limits. */
export const constants: Section = {
  name: "section 9",
  sentences: [
    [
      "Token auto-refresh check every 30 s; refresh when within about 90 s of expiry; session expiry margin 90 s; refresh retries back off from 200 ms doubling within 30 s; key-set cache 10 min.",
      {
        file: session,
        title: "'Token auto-refresh check every 30 s; refresh when within about 90 s of expiry'",
      },
      { file: session, title: "'session expiry margin 90 s'" },
      { file: session, title: "'refresh retries back off from 200 ms doubling within 30 s'" },
      { file: session, title: "'key-set cache 10 min'" },
    ],
    [
      "Auth loading time-out 5 s; sign-out redirect delay 100 ms; default phone channel sms; default schema public.",
      () => expect(authTimesMs).toEqual({ loadingLimit: 5000, signOutRedirect: 100 }),
      { file: "packages/core/src/account/auth.test.ts", title: "'or 5 seconds at most'" },
      { file: session, title: "'default phone channel sms'" },
      { file: "packages/core/src/platform/query-log.test.ts", title: "'default schema public'" },
    ],
    [
      "Client cache: default 5 minutes, up to 1000 entries, oldest evicted first, identical in-flight requests shared.",
      () => expect(cacheLimits).toEqual({ entries: 1000, defaultTtlMs: 5 * minute }),
      { file: "packages/core/src/base/cache.test.ts", title: "evicts the oldest first" },
      { file: "packages/core/src/base/cache.test.ts", title: "shares identical calls under way" },
    ],
    [
      "Lifetimes: timezone names 1 hour; subscription 10 minutes; admin check 15 minutes; user data batch 5 minutes; performance stats 1 minute; events summary 5 minutes (20 events).",
      () =>
        expect({ ...cacheLifetimesMs, eventsSummaryLimit }).toEqual({
          timeZoneNames: 60 * minute,
          subscription: 10 * minute,
          adminCheck: 15 * minute,
          userDataBatch: 5 * minute,
          performanceStats: minute,
          eventsSummary: 5 * minute,
          eventsSummaryLimit: 20,
        }),
    ],
    [
      "Multi-admin limit: 10 admin accounts (business plan).",
      { file: "supabase/tests/platform/account_audit.sql", title: "the eleventh is refused" },
    ],
    ["Security polling 30 s.", () => expect(securityPollMs).toBe(30_000)],
    [
      "Notifications: default 4000 ms; account-flow toasts 5 s; 3 visible (1 in account flows); gap 14 px; width 356 px; position bottom-right; offset 32 px (16 px up to 600 px wide); swipe threshold 20 px or velocity above 0.11 (another reading: 50); app toast removal delay after dismissal 1,000,000 ms.",
      { file: `${toast}/toast.test.tsx`, title: "4000 ms in general" },
      { file: `${toast}/toast.test.tsx`, title: "5 s in account flows" },
      { file: `${toast}/toast.test.tsx`, title: "three are seen at once, one in account flows" },
      { file: `${toast}/toast.test.tsx`, title: "a swipe of %d px in %d ms leaves it there: %s" },
      { file: `${toast}/toast.test.tsx`, title: "in account flows a swipe of %d px in %d ms" },
      { file: `${toast}/toast.test.tsx`, title: "its record goes after 1,000,000 ms" },
      { file: `${toast}/Toast.stories.tsx`, title: "export const MeasuresOnDesktop" },
      { file: `${toast}/Toast.stories.tsx`, title: "export const MeasuresOnPhones" },
    ],
    [
      "Back-to-top threshold 300 px; header shadow threshold 10 px; mobile drawer 280 px (350 px small and up);",
      () => {
        expect(scrolledPx).toEqual({ headerShadow: 10, backToTop: 300 });
        expect([framePx.drawer, framePx.drawerWide]).toEqual([280, 350]);
      },
      {
        file: "tests/e2e/site/shell.spec.ts",
        title: "the menu is 280 px wide, 350 px from 640 px on",
      },
    ],
    [
      "scroll-bar hide delay 600 ms; class-merge cache 500.",
      {
        because:
          "The device draws its own scroll bars and hides them as its owner likes; styles are made by vanilla-extract, which merges no classes at run time (features decision 21).",
      },
    ],
    [
      "Button variants: default, destructive, outline, secondary, ghost, link, primary-signup, primary-action, secondary-light, secondary-muted, primary-dark, secondary-dark; sizes default, sm, lg, icon.",
      {
        file: "packages/ui/src/components/button/Button.test.tsx",
        title: "'Button variants: default, destructive, outline",
      },
    ],
    [
      "Security headers: content security policy, nosniff and frame-deny applied; page may not be framed; payment and captcha providers allowed scripts and frames; camera, microphone, geolocation and payment permissions disabled; fullscreen allowed for self.",
      () =>
        expect(securityHeaders(plainPage, { supabaseOrigin: null, isHttps: true })).toMatchObject({
          "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
          "x-content-type-options": "nosniff",
          "x-frame-options": "DENY",
          "permissions-policy":
            "camera=(), microphone=(), geolocation=(), payment=(), fullscreen=(self)",
        }),
      {
        file: "apps/portal/server/security-headers.test.ts",
        title: "payment and captcha providers may bring scripts and frames",
      },
    ],
    [
      "Prices of plans: not shown.",
      {
        file: "packages/core/src/account/plans.test.ts",
        title: "has one rising price for every paid plan",
      },
    ],
  ],
};
