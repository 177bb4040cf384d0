import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Closes values so that only this installation's secret opens them. */
export interface Seal<Value> {
  close(value: Value): string;
  /** @throws {Error} when it was closed with another secret or altered */
  open(sealed: string): Value;
}

const nonceBytes = 12;
const tagBytes = 16;

/** @param purpose one key for each, so that nothing closed for one is opened for another */
export function createSeal<Value>(secret: string, purpose: string): Seal<Value> {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `seal:${purpose}`, 32));
  return {
    close(value) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      const value: Value = JSON.parse(Buffer.concat([text, decipher.final()]).toString("utf8"));
      return value;
    },
  };
}
