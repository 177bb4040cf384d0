import { createECDH, hkdfSync } from "node:crypto";
import type { DeviceKeys } from "@jubilee/functions/_shared/device-sender.types";
import type { Secrets } from "../backend.types.ts";

/**
 * The key pair by which push services know this installation, drawn from its secret: it is there
 * from the first start, comes back with a backup, and needs no place of its own.
 */
export function ownDeviceKeys({ webhookSecret }: Pick<Secrets, "webhookSecret">): DeviceKeys {
  for (let round = 0; ; round += 1) {
    const secret = Buffer.from(hkdfSync("sha256", webhookSecret, "", `devices ${round}`, 32));
    const pair = createECDH("prime256v1");
    try {
      pair.setPrivateKey(secret);
    } catch {
      // One of four billion is beyond the curve's order.
      continue;
    }
    return {
      publicKey: pair.getPublicKey("base64url"),
      privateKey: secret.toString("base64url"),
    };
  }
}
