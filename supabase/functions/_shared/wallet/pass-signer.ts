// Deno finds the types of a package that brings none by name alone.
// @ts-types="npm:@types/node-forge@1.3.14"
import forge from "node-forge";
import type { AppleKeys } from "./wallet.types.ts";

/** Signs passes for one Pass Type ID. */
export interface PassSigner {
  /** `pass.example.tickets`, as the certificate says. */
  passTypeId: string;
  teamId: string;
  /** A detached PKCS #7 signature with both certificates, in DER. */
  sign(bytes: Uint8Array): Uint8Array;
}

/** The certificate's user id: the Pass Type ID; source: RFC 4519. */
const userId = "0.9.2342.19200300.100.1.1";

/**
 * A signer with the keys of a Pass Type ID.
 *
 * @throws {Error} in words when they cannot be read or do not belong together
 */
export function createPassSigner(keys: AppleKeys): PassSigner {
  const certificate = certificateOf(keys.certificate, "APPLE_PASS_CERTIFICATE");
  const intermediate = certificateOf(keys.intermediate, "APPLE_WWDR_CERTIFICATE");
  const key = keyOf(keys.key);
  const passTypeId = subjectPart(certificate, { type: userId });
  const teamId = subjectPart(certificate, { shortName: "OU" });
  if (!passTypeId || !teamId) {
    throw new Error("APPLE_PASS_CERTIFICATE names no Pass Type ID and team.");
  }
  if (
    !(
      certificate.publicKey &&
      "n" in certificate.publicKey &&
      certificate.publicKey.n.equals(key.n)
    )
  ) {
    throw new Error("APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.");
  }
  return {
    passTypeId,
    teamId,
    sign(bytes) {
      const signed = forge.pkcs7.createSignedData();
      signed.content = forge.util.createBuffer(binary(bytes));
      signed.addCertificate(intermediate);
      signed.addCertificate(certificate);
      signed.addSigner({
        key,
        certificate,
        digestAlgorithm: forge.pki.oids.sha256 ?? "",
        authenticatedAttributes: [
          { type: forge.pki.oids.contentType ?? "", value: forge.pki.oids.data ?? "" },
          { type: forge.pki.oids.messageDigest ?? "" },
          { type: forge.pki.oids.signingTime ?? "" },
        ],
      });
      signed.sign({ detached: true });
      const der = forge.asn1.toDer(signed.toAsn1()).getBytes();
      return Uint8Array.from(der, (letter: string) => letter.charCodeAt(0));
    },
  };
}

function certificateOf(pem: string, name: string): forge.pki.Certificate {
  try {
    return forge.pki.certificateFromPem(pem);
  } catch (error) {
    throw new Error(`${name} is no certificate.`, { cause: error });
  }
}

function keyOf(pem: string): forge.pki.rsa.PrivateKey {
  try {
    return forge.pki.privateKeyFromPem(pem);
  } catch (error) {
    throw new Error("APPLE_PASS_KEY is no unencrypted RSA key.", { cause: error });
  }
}

function subjectPart(
  certificate: forge.pki.Certificate,
  wanted: Exclude<Parameters<forge.pki.Certificate["subject"]["getField"]>[0], string>,
): string | null {
  const field: { value?: unknown } | null = certificate.subject.getField(wanted);
  return typeof field?.value === "string" ? field.value : null;
}

/** Bytes as forge takes them: one letter each. */
function binary(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
