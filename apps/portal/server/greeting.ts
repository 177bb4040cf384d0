import { release } from "@jubilee/backend/database/release";
import type { PortalSettings } from "@jubilee/backend/settings/settings.types";

/** Where else something is to be seen. */
interface Places {
  hostPage: string | null;
  /** The address that makes the first administrator, once. */
  firstDoor: string | null;
}

const soldBy = {
  off: "off: nothing with a price is sold, free events go on",
  test: "simulated: no money moves",
  stripe: "Stripe",
} as const;

/** What is printed when everything answers. */
export function greeting(settings: PortalSettings, { hostPage, firstDoor }: Places): string {
  const { siteUrl, mode, productName, smtpUrl, supabase, payments, metricsPort } = settings;
  const isDemo = !supabase && (mode === "demo" || mode === "development");
  const isOwn = !supabase && mode === "production";
  const lines: [string, string | null][] = [
    [`${productName} ${release}`, siteUrl],
    ["Planner", isDemo ? "planner@jubilee.example / jubilee-planner-demo" : null],
    ["Administrator", isDemo ? "admin@jubilee.example / jubilee-admin-demo" : null],
    ["First administrator", firstDoor && `${firstDoor} (works once)`],
    ["Mails", isDemo && !smtpUrl ? `${siteUrl}/outbox` : null],
    ["Mails", isOwn && !smtpUrl ? "SMTP_URL is not set: nobody gets a mail" : null],
    ["Payments", isOwn ? soldBy[payments] : null],
    ["Figures", metricsPort === null ? null : `http://127.0.0.1:${metricsPort}/metrics`],
    ["Sample host page", hostPage],
    ["Storybook", isDemo ? "pnpm storybook (http://localhost:6006)" : null],
  ];
  const shown = lines.filter(([, text]) => text !== null);
  return ["", ...shown.map(([name, text]) => `  ${name.padEnd(21)}${text}`), ""].join("\n");
}
