import type { PortalConfig } from "@jubilee/core/account/planner.types";

/** Reads what the server wrote into the page; a page without it stands alone on its own origin. */
export function readPortalConfig(page: Document): PortalConfig {
  const written = page.getElementById("jubilee-config")?.textContent?.trim();
  const values: Record<string, unknown> = written ? JSON.parse(written) : {};
  const text = (name: string, fallback: string) => {
    const value = values[name];
    return typeof value === "string" && value ? value : fallback;
  };
  return {
    siteUrl: text("siteUrl", page.location.origin),
    supabaseUrl: text("supabaseUrl", page.location.origin),
    supabaseKey: text("supabaseKey", text("publishableKey", "missing-key")),
    productName: text("productName", "Jubilee"),
    release: text("release", "") || null,
    testMode: values["testMode"] === true,
    takesPayments: values["takesPayments"] !== false,
    captchaSiteKey: text("captchaSiteKey", "") || null,
  };
}
