import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { authTimesMs } from "@jubilee/core/auth/rules";
import { cacheLifetimesMs, cacheLimits, eventsSummaryLimit } from "@jubilee/core/cache/rules";
import { securityPollMs } from "@jubilee/core/security/rules";
import { framePx, scrolledPx } from "../../apps/portal/src/shell/measures.ts";
import { plainPage, securityHeaders } from "../../apps/portal/server/security-headers.ts";
import type { Section } from "./checklist.types.ts";

const toast = "packages/ui/src/components/toast";
const minute = 60_000;

/** A source of the sign-in client that the product uses, whose figures these are. */
function clientSource(file: string): string {
  const core = createRequire(
    fileURLToPath(new URL("../../packages/core/package.json", import.meta.url)),
  );
  const client = createRequire(core.resolve("@supabase/supabase-js"));
  const entry = client.resolve("@supabase/auth-js");
  return readFileSync(entry.replace(/index\.\w+$/, file), "utf8");
}

/** Section 9: business constants and limits. */
export const constants: Section = {
  name: "section 9",
  sentences: [
    [
      "Token auto-refresh check every 30 s; refresh when within about 90 s of expiry; session expiry margin 90 s; refresh retries back off from 200 ms doubling within 30 s; key-set cache 10 min.",
      () => {
        const figures = clientSource("lib/constants.js");
        expect(figures).toMatch(/AUTO_REFRESH_TICK_DURATION_MS = 30 \* 1000/);
        expect(figures).toMatch(/AUTO_REFRESH_TICK_THRESHOLD = 3/);
        expect(figures).toMatch(/JWKS_TTL = 10 \* 60 \* 1000/);
        expect(clientSource("GoTrueClient.js")).toMatch(/200 \* Math\.pow\(2, attempt - 1\)/);
      },
    ],
    [
      "Auth loading time-out 5 s; sign-out redirect delay 100 ms; default phone channel sms; default schema public.",
      () => {
        expect(authTimesMs).toEqual({ loadingLimit: 5000, signOutRedirect: 100 });
        expect(clientSource("GoTrueClient.js")).toMatch(/channel: .*'sms'/);
      },
    ],
    [
      "Client cache: default 5 minutes, up to 1000 entries, oldest evicted first, identical in-flight requests shared.",
      () => expect(cacheLimits).toEqual({ entries: 1000, defaultTtlMs: 5 * minute }),
      { file: "packages/core/src/cache/cache.test.ts", title: "evicts the oldest first" },
      { file: "packages/core/src/cache/cache.test.ts", title: "shares identical calls under way" },
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
      { file: "supabase/migrations/20261121000200_accounts.sql", says: />= 10 then/ },
    ],
    ["Security polling 30 s.", () => expect(securityPollMs).toBe(30_000)],
    [
      "Notifications: default 4000 ms; account-flow toasts 5 s; 3 visible (1 in account flows); gap 14 px; width 356 px; position bottom-right; offset 32 px (16 px up to 600 px wide); swipe threshold 20 px or velocity above 0.11 (another reading: 50); app toast removal delay after dismissal 1,000,000 ms.",
      {
        file: `${toast}/toast.ts`,
        says: /general: ToastFlow = \{ durationMs: 4000, visible: 3, swipePx: 20 \}/,
      },
      {
        file: `${toast}/toast.ts`,
        says: /account: ToastFlow = \{ durationMs: 5000, visible: 1, swipePx: 50 \}/,
      },
      { file: `${toast}/Toaster.tsx`, says: /gapPx = 14/ },
      { file: `${toast}/Toast.css.ts`, says: /width: 356/ },
      { file: `${toast}/Toast.css.ts`, says: /\(max-width: 600px\)": \{ insetInlineEnd: 16/ },
      { file: `${toast}/useSwipe.ts`, says: /flickVelocity = 0\.11/ },
      { file: `${toast}/toastStore.ts`, says: /removalDelayMs = 1_000_000/ },
    ],
    [
      "Back-to-top threshold 300 px; header shadow threshold 10 px; mobile drawer 280 px (350 px small and up);",
      () => {
        expect(scrolledPx).toEqual({ headerShadow: 10, backToTop: 300 });
        expect([framePx.drawer, framePx.drawerWide]).toEqual([280, 350]);
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
        file: "packages/ui/src/components/button/button.types.ts",
        says: /"default"\s*\| "destructive"\s*\| "outline"\s*\| "secondary"\s*\| "ghost"\s*\| "link"\s*\| "primary-signup"\s*\| "primary-action"\s*\| "secondary-light"\s*\| "secondary-muted"\s*\| "primary-dark"\s*\| "secondary-dark"/,
      },
      {
        file: "packages/ui/src/components/button/button.types.ts",
        says: /ButtonSize = "default" \| "sm" \| "lg" \| "icon"/,
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
        file: "packages/core/src/plans/plans.test.ts",
        title: "has one rising price for every paid plan",
      },
    ],
  ],
};
