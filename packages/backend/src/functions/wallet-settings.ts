import { readWallet } from "@jubilee/functions/_shared/wallet/read-wallet";
import type { WalletSettings } from "@jubilee/functions/_shared/wallet/wallet.types";
import { StartError } from "../database/start-error.ts";

export type { WalletSettings };

/**
 * The wallets' keys from the environment.
 *
 * @throws {StartError} when a wallet is set by halves or a key cannot be read
 */
export function readWalletSettings(read: (name: string) => string | null): WalletSettings {
  try {
    return readWallet(read);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
