import type { WalletTicket } from "./wallet.types.ts";

/** Whether a ticket admits somebody: a wallet shows all others as void. */
export function admits({ order, ticket }: WalletTicket): boolean {
  const stands = ticket.status === "valid" || ticket.status === "checked_in";
  return stands && order.event.status !== "cancelled";
}

/** An instant as the clock at the place shows it, with its distance from UTC: `2027-09-12T18:00:00+02:00`. */
export function clockAtPlace(local: string, instant: string): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - Date.parse(instant)) / 60_000);
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, "0");
  const offset = `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${local.slice(0, 16)}:00${offset}`;
}

/** Where it is, in a line. */
export function placeOf({ order: { event } }: WalletTicket): string {
  return [event.locationName, event.address].filter(Boolean).join(", ");
}

/** Who invites; the product's name where nobody is named. */
export function hostOf({ order: { event } }: WalletTicket, productName: string): string {
  return event.hostNames[0] ?? productName;
}
