/** What the server tells the portal in its page (`jubilee-config`). */
export interface PortalConfig {
  /** The portal's own origin, as people know it; no trailing slash. */
  siteUrl: string;
  /** Absolute address of the Supabase API. */
  supabaseUrl: string;
  supabaseKey: string;
  productName: string;
  /** The version of the server that made the page; null where it does not say. */
  release: string | null;
  /** Payments are simulated; shown wherever money is. */
  testMode: boolean;
  /** False where nothing with a price is sold; what is free goes on. */
  takesPayments: boolean;
  captchaSiteKey: string | null;
}
