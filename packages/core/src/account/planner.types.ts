/** What the server tells the portal in its page (`jubilee-config`). */
export interface PortalConfig {
  /** The portal's own origin, as people know it; no trailing slash. */
  siteUrl: string;
  /** Absolute address of the Supabase API. */
  supabaseUrl: string;
  supabaseKey: string;
  productName: string;
  /** Payments are simulated; shown wherever money is. */
  testMode: boolean;
  captchaSiteKey: string | null;
}
