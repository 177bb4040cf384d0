import { generateKeyPair } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { promisify } from "node:util";
import type { SenderDomains } from "@jubilee/functions/_shared/sender-domains/sender-domains.types";
import type { Secrets } from "../backend.types.ts";
import { createSeal } from "./seal.ts";

const generate = promisify(generateKeyPair);

/** The private keys that sign mails of other domains, closed with this installation's secret. */
export const senderKeySeal = ({ jwtSecret }: Pick<Secrets, "jwtSecret">) =>
  createSeal<string>(jwtSecret, "sender-keys");

/** There is no such name, or nothing of the kind under it. */
const nothingThere = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Makes keys for domains, and looks at what they publish.
 *
 * @param nameServers who is asked; the system's own by default
 */
export function createSenderDomains(
  secrets: Pick<Secrets, "jwtSecret">,
  nameServers?: readonly string[],
): SenderDomains {
  const seal = senderKeySeal(secrets);
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  return {
    async makeKey() {
      const { publicKey, privateKey } = await generate("rsa", {
        modulusLength: 2048,
        publicKeyEncoding: { type: "spki", format: "der" },
        privateKeyEncoding: { type: "pkcs8", format: "pem" },
      });
      return { publicKey: publicKey.toString("base64"), sealedKey: seal.close(privateKey) };
    },
    async lookUp(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
      } catch (error) {
        const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
        if (nothingThere.has(String(code))) return [];
        throw error;
      }
    },
  };
}
