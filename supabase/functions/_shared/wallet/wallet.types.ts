import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";

/** The keys of the wallets that an installation serves; PEM texts. Null: that wallet is not offered. */
export interface WalletSettings {
  apple: AppleKeys | null;
  google: GoogleKeys | null;
}

/** A Pass Type ID certificate with its key, and Apple's intermediate certificate that signed it. */
export interface AppleKeys {
  certificate: string;
  key: string;
  intermediate: string;
}

/** An issuer of Google Wallet and the service account that signs for it. */
export interface GoogleKeys {
  issuerId: string;
  email: string;
  key: string;
}

/** One ticket as a wallet shows it. */
export interface WalletTicket {
  order: OrderView;
  ticket: OrderTicket;
  /** The page of the order or of the ticket, absolute. */
  pageUrl: string;
}

/** What puts tickets into the wallets of phones. */
export interface Wallet {
  /** What buttons a page may show. */
  offers: { apple: boolean; google: boolean };
  /** The file of a pass; a ticket that admits nobody becomes a void one. */
  applePass(ticket: WalletTicket): Promise<Uint8Array>;
  /** The address that saves a ticket with Google. */
  googleLink(ticket: WalletTicket): Promise<string>;
}
