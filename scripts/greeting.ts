import type { PortalSettings } from "@jubilee/portal/server/settings";

/** What is printed when everything answers. */
export function greeting(settings: PortalSettings, hostPageUrl: string | null): string {
  const { siteUrl, mode, productName, smtpUrl, supabase } = settings;
  const isDemo = !supabase && (mode === "demo" || mode === "development");
  const lines: [string, string | null][] = [
    [productName, siteUrl],
    ["Planner", isDemo ? "planner@jubilee.example / jubilee-planner-demo" : null],
    ["Administrator", isDemo ? "admin@jubilee.example / jubilee-admin-demo" : null],
    ["Mails", isDemo && !smtpUrl ? `${siteUrl}/outbox` : null],
    ["Sample host page", hostPageUrl],
    ["Storybook", isDemo ? "pnpm storybook (http://localhost:6006)" : null],
  ];
  const shown = lines.filter(([, text]) => text !== null);
  return ["", ...shown.map(([name, text]) => `  ${name.padEnd(18)}${text}`), ""].join("\n");
}
