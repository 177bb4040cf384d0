import { applePass } from "./apple-pass.ts";
import { googleLink } from "./google-link.ts";
import type { Wallet, WalletSettings } from "./wallet.types.ts";

/** What a wallet needs to know besides its keys. */
export interface WalletHost {
  productName: string;
  now(): Date;
}

/**
 * The wallets with the keys there are; what signs Apple's passes is loaded only where it is set up.
 *
 * @throws {Error} in words when Apple's keys cannot be used
 */
export async function createWallet(settings: WalletSettings, host: WalletHost): Promise<Wallet> {
  const { apple, google } = settings;
  const signer = apple && (await import("./pass-signer.ts")).createPassSigner(apple);
  return {
    offers: { apple: signer !== null, google: google !== null },
    applePass: async (ticket) => {
      if (!signer) throw new Error("Apple Wallet is not set up");
      return applePass(ticket, signer, host.productName);
    },
    googleLink: async (ticket) => {
      if (!google) throw new Error("Google Wallet is not set up");
      return googleLink(ticket, google, { productName: host.productName, now: host.now() });
    },
  };
}
