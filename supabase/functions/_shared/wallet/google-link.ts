import { importPKCS8, SignJWT } from "jose";
import { clockAtPlace, hostOf, placeOf } from "./wallet-facts.ts";
import type { GoogleKeys, WalletTicket } from "./wallet.types.ts";

const saveAddress = "https://pay.google.com/gp/v/save/";

/**
 * The address that saves a ticket with Google: a signed token which holds the event's class and the
 * ticket. Google keeps what it saved first, so an event that moved is a class of its own, and saving
 * again shows the new facts. Source: Google Wallet for event tickets, "Save to Wallet" with a JWT.
 */
export async function googleLink(
  given: WalletTicket,
  keys: GoogleKeys,
  { productName, now }: { productName: string; now: Date },
): Promise<string> {
  const { order, ticket } = given;
  const { event } = order;
  const language = event.locale;
  const place = placeOf(given);
  const facts = {
    issuerName: hostOf(given, productName),
    eventName: { defaultValue: { language, value: event.name } },
    dateTime: {
      start: clockAtPlace(event.startLocal, event.startDate),
      end: clockAtPlace(event.endLocal, event.endDate),
    },
    ...(event.locationName
      ? {
          venue: {
            name: { defaultValue: { language, value: event.locationName } },
            address: { defaultValue: { language, value: place } },
          },
        }
      : {}),
  };
  const version = await shortHash(JSON.stringify(facts));
  // Short names: Google advises addresses of about 1,800 letters at most.
  const classId = `${keys.issuerId}.${event.id.slice(0, 8)}${version}`;
  const token = await new SignJWT({
    typ: "savetowallet",
    payload: {
      eventTicketClasses: [{ id: classId, reviewStatus: "UNDER_REVIEW", ...facts }],
      eventTicketObjects: [
        {
          id: `${keys.issuerId}.${ticket.number}-${version}`,
          classId,
          state: "ACTIVE",
          ticketHolderName: ticket.holderName,
          ticketNumber: ticket.number,
          ticketType: { defaultValue: { language, value: ticket.typeName } },
          barcode: { type: "QR_CODE", value: ticket.code },
        },
      ],
    },
  })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(keys.email)
    .setAudience("google")
    .setIssuedAt(now)
    .sign(await importPKCS8(keys.key, "RS256"));
  return saveAddress + token;
}

async function shortHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 4), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
