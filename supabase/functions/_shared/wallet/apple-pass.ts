import { zipSync } from "fflate";
import { passIcons } from "./pass-icons.ts";
import type { PassSigner } from "./pass-signer.ts";
import { admits, clockAtPlace, hostOf, placeOf } from "./wallet-facts.ts";
import type { WalletTicket } from "./wallet.types.ts";

/** Ink, paper and marigold of the house. */
const look = {
  backgroundColor: "rgb(39, 26, 39)",
  foregroundColor: "rgb(253, 249, 246)",
  labelColor: "rgb(243, 178, 72)",
};

/**
 * A ticket as a `.pkpass` file: pass.json, pictures, the SHA-1 of each in manifest.json, and that
 * file's detached signature. The serial number is the ticket's id, so that a later file of the same
 * ticket takes the place of the earlier one: with new facts after a move, void after a cancellation.
 * Source: Apple's Wallet Passes, "Building a Pass".
 */
export async function applePass(
  given: WalletTicket,
  signer: PassSigner,
  productName: string,
): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {
    "pass.json": jsonBytes(passOf(given, signer, productName)),
    ...(await passIcons()),
  };
  const sums = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => [name, await sha1(bytes)]),
  );
  const manifest = jsonBytes(Object.fromEntries(sums));
  return zipSync({ ...files, "manifest.json": manifest, signature: signer.sign(manifest) });
}

function passOf(given: WalletTicket, signer: PassSigner, productName: string) {
  const { order, ticket, pageUrl } = given;
  const { event } = order;
  const isValid = admits(given);
  const starts = clockAtPlace(event.startLocal, event.startDate);
  const place = placeOf(given);
  return {
    formatVersion: 1,
    passTypeIdentifier: signer.passTypeId,
    teamIdentifier: signer.teamId,
    serialNumber: ticket.id,
    organizationName: hostOf(given, productName),
    description: `Ticket: ${event.name}`,
    logoText: productName,
    ...look,
    relevantDate: starts,
    expirationDate: clockAtPlace(event.endLocal, event.endDate),
    voided: !isValid,
    ...(isValid
      ? {
          barcodes: [
            {
              format: "PKBarcodeFormatQR",
              message: ticket.code,
              messageEncoding: "iso-8859-1",
              altText: ticket.number,
            },
          ],
        }
      : {}),
    eventTicket: {
      primaryFields: [{ key: "event", label: "", value: event.name }],
      secondaryFields: [
        {
          key: "starts",
          label: isValid ? "Starts" : "Not valid",
          value: starts,
          dateStyle: "PKDateStyleMedium",
          timeStyle: "PKDateStyleShort",
          ignoresTimeZone: true,
          changeMessage: "It starts at another time: %@",
        },
        ...(event.locationName
          ? [{ key: "place", label: "Where", value: event.locationName, changeMessage: "%@" }]
          : []),
      ],
      auxiliaryFields: [
        { key: "holder", label: "Holder", value: ticket.holderName },
        { key: "type", label: "Ticket", value: ticket.typeName },
      ],
      backFields: [
        { key: "number", label: "Number", value: ticket.number },
        ...(place ? [{ key: "address", label: "Where", value: place }] : []),
        ...(ticket.message
          ? [{ key: "message", label: "From the host", value: ticket.message }]
          : []),
        { key: "page", label: "This ticket as a page", value: pageUrl },
      ],
    },
  };
}

function jsonBytes(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

async function sha1(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", Uint8Array.from(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
