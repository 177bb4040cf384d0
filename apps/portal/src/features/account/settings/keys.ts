/** Names of cached answers. */
export const keys = {
  settings: ["account", "settings"],
  kept: ["account", "settings", "kept"],
  sessions: ["account", "sessions"],
  toldDevices: ["account", "told-devices"],
  factors: ["account", "factors"],
  deletion: ["account", "deletion"],
  billing: ["account", "billing"],
  invoices: ["account", "invoices"],
  billingEvents: ["account", "billing-events"],
  invoice: (number: string) => ["account", "invoice", number],
  impact: (plan: string) => ["account", "impact", plan],
} as const;
