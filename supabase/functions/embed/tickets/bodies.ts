import { longestName, longestOwnName } from "@jubilee/core/base/names.rules";
import type { CheckoutRequest, HoldRequest } from "@jubilee/core/sharing/public-event.types";
import {
  type Fields,
  isFields,
  isGiven,
  optionalText,
  requiredEmail,
  requiredId,
  requiredIdempotencyKey,
  requiredInteger,
  requiredLine,
  requiredList,
  requiredWebAddress,
  requiredName,
} from "../../_shared/fields.ts";
import { Refusal } from "../../_shared/refusal.ts";

/** A hold as `create_hold` takes it: each ticket type once. */
export function readHold(fields: Fields): HoldRequest {
  const list = requiredList(fields, "items", "The tickets", 50);
  const quantities = new Map<string, number>();
  const amounts = new Map<string, number>();
  for (const item of list) {
    if (!isFields(item)) throw new Refusal("invalid_input", "Choose your tickets.", "items");
    const id = requiredId(item, "ticketTypeId", "This kind of ticket");
    const quantity = requiredInteger(item, "quantity", "The number of tickets", {
      min: 0,
      max: 1000,
    });
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
    if (isGiven(item, "amountMinor")) {
      const bounds = { min: 0, max: 100_000_000_000 };
      amounts.set(id, requiredInteger(item, "amountMinor", "The amount", bounds));
    }
  }
  const items = [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([ticketTypeId, quantity]) => {
      const amountMinor = amounts.get(ticketTypeId);
      return { ticketTypeId, quantity, ...(amountMinor === undefined ? {} : { amountMinor }) };
    });
  if (items.length === 0) {
    throw new Refusal("invalid_input", "Choose at least one ticket.", "items");
  }
  const source = optionalText(fields, "source", "The source", 500);
  const promoCode = optionalText(fields, "promoCode", "The code", 30);
  return {
    items,
    idempotencyKey: requiredIdempotencyKey(fields),
    ...(source === null ? {} : { source }),
    ...(promoCode === null ? {} : { promoCode }),
  };
}

/** Buyer, holders and where to come back to. */
export function readCheckout(fields: Fields): CheckoutRequest {
  const buyer = isFields(fields["buyer"]) ? fields["buyer"] : {};
  return {
    buyer: {
      name: requiredName(buyer, "name"),
      email: requiredEmail(buyer, "email"),
    },
    holders: requiredList(fields, "holders", "The names", 1000).map(
      (holders) =>
        optionalText({ holders }, "holders", "A name", longestOwnName)?.replace(/\s+/g, " ") ?? "",
    ),
    returnUrl: requiredWebAddress(fields, "returnUrl").href,
    idempotencyKey: requiredIdempotencyKey(fields),
    ...(fields["payment"] === "offline" ? { payment: "offline" } : {}),
  };
}

/** A place in the waiting line for one kind of ticket. */
export function readWaitlist(fields: Fields) {
  return {
    name: requiredName(fields, "name"),
    email: requiredEmail(fields, "email"),
    quantity: isGiven(fields, "quantity")
      ? requiredInteger(fields, "quantity", "The number of tickets", { min: 1, max: 100 })
      : 1,
    ticketTypeId: isGiven(fields, "ticketTypeId")
      ? requiredId(fields, "ticketTypeId", "This kind of ticket")
      : null,
    splitOk: fields["splitOk"] === true,
  };
}

/** A new name for a ticket's holder. */
export function readRename(fields: Fields) {
  return {
    ...readTicketId(fields),
    name: requiredLine(fields, "name", "A name", longestName),
  };
}

/** Which ticket is meant. */
export function readTicketId(fields: Fields) {
  return { ticketId: requiredId(fields, "ticketId", "This ticket") };
}

/** Whom a ticket goes to. */
export function readTransfer(fields: Fields) {
  return { ...readRename(fields), email: requiredEmail(fields, "email") };
}

/** Which tickets are given back. */
export function readCancellation(fields: Fields) {
  const list = requiredList(fields, "ticketIds", "The tickets", 1000);
  return {
    ticketIds: list.map((id) => requiredId({ id }, "id", "This ticket")),
  };
}
