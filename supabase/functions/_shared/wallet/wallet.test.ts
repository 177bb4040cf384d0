import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  verify,
  X509Certificate,
} from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { importSPKI, jwtVerify } from "jose";
import forge from "node-forge";
import { beforeAll, expect, it } from "vitest";
import { wedding, weddingOrder, weddingTicket } from "../../../../tests/fixtures/public-event.ts";
import { createWallet } from "./create-wallet.ts";
import { readWallet } from "./read-wallet.ts";
import { clockAtPlace } from "./wallet-facts.ts";
import type { AppleKeys, Wallet, WalletTicket } from "./wallet.types.ts";

const host = {
  productName: "Jubilee",
  now: () => new Date("2027-01-01T00:00:00Z"),
};
const event = wedding;
const ticket = weddingTicket(1, "ياسمين العبّاسي");
const order = weddingOrder({ tickets: [ticket] });
const given: WalletTicket = { order, ticket, pageUrl: "https://jubilee.example/ticket/t" };

/** A certificate of a Pass Type ID and one that signed it, as Apple would make them. */
function makeAppleKeys(): AppleKeys {
  const authority = pemPair();
  const pass = pemPair();
  const names = [{ shortName: "CN", value: "An authority" }];
  const subject = [
    { type: "0.9.2342.19200300.100.1.1", value: "pass.example.tickets" },
    { shortName: "OU", value: "A1B2C3D4E5" },
  ];
  return {
    certificate: certificateFor(pass.publicKey, subject, names, authority.privateKey, "02"),
    key: pass.privateKey,
    intermediate: certificateFor(authority.publicKey, names, names, authority.privateKey, "01"),
  };
}

function pemPair(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
}

function certificateFor(
  publicKey: string,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
  signedWith: string,
  serialNumber: string,
): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = serialNumber;
  certificate.validity.notBefore = new Date("2026-01-01");
  certificate.validity.notAfter = new Date("2056-01-01");
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  certificate.sign(forge.pki.privateKeyFromPem(signedWith), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

let keys: AppleKeys;
let google: { publicKey: string; privateKey: string };
let wallet: Wallet;
beforeAll(async () => {
  keys = makeAppleKeys();
  google = pemPair();
  const account = { issuerId: "3388000000012345678", email: "a@b.example", key: google.privateKey };
  wallet = await createWallet({ apple: keys, google: account }, host);
});

const passIn = (files: Record<string, Uint8Array>): Record<string, unknown> =>
  JSON.parse(strFromU8(files["pass.json"] ?? new Uint8Array()));

it("a pass holds its files' sums, and its signature holds for the manifest alone", async () => {
  const files = unzipSync(await wallet.applePass(given));
  const manifest = files["manifest.json"] ?? new Uint8Array();
  const sums: Record<string, string> = JSON.parse(strFromU8(manifest));
  const { "manifest.json": _, signature = new Uint8Array(), ...rest } = files;
  expect(Object.keys(sums).toSorted()).toEqual(Object.keys(rest).toSorted());
  for (const [name, bytes] of Object.entries(rest)) {
    expect(sums[name], name).toBe(createHash("sha1").update(bytes).digest("hex"));
  }
  expect(Object.keys(rest)).toEqual(
    expect.arrayContaining(["icon.png", "icon@2x.png", "logo.png"]),
  );

  const der = forge.util.createBuffer(String.fromCharCode(...signature));
  const signed = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der));
  const captured: { signature: string; authenticatedAttributes: forge.asn1.Asn1[] } = Reflect.get(
    signed,
    "rawCapture",
  );
  const { Class, Type } = forge.asn1;
  const attributes = forge.asn1
    .toDer(forge.asn1.create(Class.UNIVERSAL, Type.SET, true, captured.authenticatedAttributes))
    .getBytes();
  const key = createPublicKey(
    new X509Certificate(keys.certificate).publicKey.export({ type: "spki", format: "pem" }),
  );
  const mark = Buffer.from(captured.signature, "binary");
  expect(verify("sha256", Buffer.from(attributes, "binary"), key, mark)).toBe(true);
  const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("binary");
  expect(attributes).toContain(digest(manifest));
  expect(attributes).not.toContain(digest(new TextEncoder().encode("another manifest")));
  expect(Reflect.get(signed, "certificates")).toHaveLength(2);
});

it("a pass says what the certificate and the event say", async () => {
  const pass = passIn(unzipSync(await wallet.applePass(given)));
  expect(pass).toMatchObject({
    passTypeIdentifier: "pass.example.tickets",
    teamIdentifier: "A1B2C3D4E5",
    serialNumber: ticket.id,
    organizationName: "Elif and Jonas",
    relevantDate: "2027-09-12T18:00:00+02:00",
    voided: false,
    barcodes: [{ format: "PKBarcodeFormatQR", message: ticket.code, altText: "7HK-204M-1" }],
  });
  expect(JSON.stringify(pass)).toContain("ياسمين العبّاسي");
});

it("the next file of a ticket has its new time, or is void and carries no code", async () => {
  const moved = { ...event, startDate: "2027-09-13T16:00:00Z", startLocal: "2027-09-13T18:00" };
  const later = passIn(
    unzipSync(await wallet.applePass({ ...given, order: { ...order, event: moved } })),
  );
  expect(later).toMatchObject({
    serialNumber: ticket.id,
    relevantDate: "2027-09-13T18:00:00+02:00",
  });
  const offs: WalletTicket[] = [
    { ...given, ticket: { ...ticket, status: "refunded" } },
    { ...given, order: { ...order, event: { ...event, status: "cancelled" } } },
  ];
  for (const off of offs) {
    const text = JSON.stringify(passIn(unzipSync(await wallet.applePass(off))));
    expect(text).toContain('"voided":true');
    expect(text).not.toContain(ticket.code);
  }
});

it("Google's link is signed, and an event that moved is another one", async () => {
  const read = async (link: string) => {
    const [base, token = ""] = link.split("/save/");
    expect(base).toBe("https://pay.google.com/gp/v");
    const { payload } = await jwtVerify(token, await importSPKI(google.publicKey, "RS256"), {
      issuer: "a@b.example",
      audience: "google",
      currentDate: host.now(),
    });
    return payload;
  };
  const link = await wallet.googleLink(given);
  expect(link.length).toBeLessThan(1800);
  const first = await read(link);
  expect(first).toMatchObject({
    typ: "savetowallet",
    payload: {
      eventTicketObjects: [
        { state: "ACTIVE", ticketNumber: "7HK-204M-1", barcode: { value: ticket.code } },
      ],
    },
  });
  const moved = { ...event, startDate: "2027-09-13T16:00:00Z", startLocal: "2027-09-13T18:00" };
  const second = await read(
    await wallet.googleLink({ ...given, order: { ...order, event: moved } }),
  );
  const idOf = (payload: unknown) =>
    /"eventTicketClasses":\[\{"id":"([^"]+)"/.exec(JSON.stringify(payload))?.[1];
  expect(idOf(first)).toMatch(/^3388000000012345678\./);
  expect(idOf(second)).not.toBe(idOf(first));
});

it("without keys nothing is offered; by halves, or with another's key, it does not start", async () => {
  const none = await createWallet(
    readWallet(() => undefined),
    host,
  );
  expect(none.offers).toEqual({ apple: false, google: false });
  const half = (name: string) => (name === "APPLE_PASS_KEY" ? keys.key : null);
  expect(() => readWallet(half)).toThrow(/set all three or none/);
  expect(() => readWallet((name) => (name === "GOOGLE_WALLET_ISSUER_ID" ? "1" : null))).toThrow(
    /set both or neither/,
  );
  const foreign = { ...keys, key: google.privateKey };
  await expect(createWallet({ apple: foreign, google: null }, host)).rejects.toThrow(
    /is not the key/,
  );
});

it.each([
  ["as it is", (text: string) => text],
  ["with its line ends written out", (text: string) => text.replaceAll("\n", String.raw`\n`)],
  ["in base64", (text: string) => btoa(text)],
])("keys are read %s", (_how, write) => {
  const names: Record<string, string> = {
    APPLE_PASS_CERTIFICATE: write(keys.certificate),
    APPLE_PASS_KEY: write(keys.key),
    APPLE_WWDR_CERTIFICATE: write(keys.intermediate),
    GOOGLE_WALLET_ISSUER_ID: "17",
    GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({
      client_email: "a@b.example",
      private_key: "k",
    }),
  };
  expect(readWallet((name) => names[name])).toEqual({
    apple: {
      certificate: keys.certificate.trim(),
      key: keys.key.trim(),
      intermediate: keys.intermediate.trim(),
    },
    google: { issuerId: "17", email: "a@b.example", key: "k" },
  });
});

it.each([
  ["2027-09-12T18:00", "2027-09-12T16:00:00Z", "2027-09-12T18:00:00+02:00"],
  ["2027-01-12T18:00", "2027-01-12T21:30:00Z", "2027-01-12T18:00:00-03:30"],
])("%s is %s, written %s", (local, instant, written) => {
  expect(clockAtPlace(local, instant)).toBe(written);
});
