import { generateKeyPairSync } from "node:crypto";
import forge from "node-forge";

const day = 86_400_000;

/** A certificate that signs itself, good for two days, and its key, as PEM. */
export function selfSigned(commonName: string, ip: string): { key: string; certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(publicKey);
  made.serialNumber = "01";
  made.validity.notBefore = new Date(Date.now() - day);
  made.validity.notAfter = new Date(Date.now() + day);
  const name = [{ name: "commonName", value: commonName }];
  made.setSubject(name);
  made.setIssuer(name);
  made.setExtensions([
    { name: "basicConstraints", cA: true },
    { name: "subjectAltName", altNames: [{ type: 7, ip }] },
  ]);
  made.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { key: privateKey, certificate: forge.pki.certificateToPem(made) };
}
