import type {
  CheckoutResult,
  OrderTicket,
  OrderView,
} from "@jubilee/core/sharing/public-event.types";
import type { FormOutcome, PageForm, Told } from "../../page.types.ts";
import type { OrderPart } from "./order.types.ts";

const chosen = "ticket-";

const ofTicket = (kind: OrderPart["kind"]): Record<string, PageForm> => ({
  rename: { call: `${kind}/rename`, fields: ["ticketId", "name"] },
  transfer: { call: `${kind}/transfer`, fields: ["ticketId", "name", "email"] },
  accept: { call: `${kind}/accept`, fields: ["ticketId"] },
  "take-back": { call: `${kind}/take-back`, fields: ["ticketId"] },
  "resend-ticket": { call: `${kind}/resend-ticket`, fields: ["ticketId"] },
});

/** The forms of a ticket that was passed on. */
export const ticketForms = ofTicket("ticket");

/** The payment once more, for whoever came back from its page without having paid. */
function payment(typed: Readonly<Record<string, string>>, shared: unknown): Told {
  const { buyerName, buyerEmail } = shared as OrderView;
  const { returnUrl, idempotencyKey } = typed;
  const buyer = { name: buyerName, email: buyerEmail };
  return { body: { buyer, holders: [], returnUrl, idempotencyKey, payment: "provider" } };
}

/** The forms of an order. */
export const orderForms: Readonly<Record<string, PageForm>> = {
  ...ofTicket("order"),
  pay: {
    call: "order/checkout",
    fields: ["returnUrl", "idempotencyKey"],
    readOver: payment,
    leads: (done) => (done as CheckoutResult).redirectUrl,
  },
  resend: { call: "order/resend", fields: [] },
  "give-up": { call: "order", method: "DELETE", fields: [] },
  cancel: {
    call: "order/cancel",
    fields: [`${chosen}*`],
    read: (typed) => ({ ticketIds: Object.keys(typed).map((name) => name.slice(chosen.length)) }),
  },
};

/** The name of the box that chooses a ticket. */
export const boxOf = ({ id }: OrderTicket): string => chosen + id;

/** What one of the forms brought about, where it was for this ticket. */
export function outcomeFor(
  { outcome }: OrderPart,
  forms: readonly string[],
  ticket?: OrderTicket,
): FormOutcome | null {
  if (!outcome || !forms.includes(outcome.form)) return null;
  return ticket && outcome.typed["ticketId"] !== ticket.id ? null : outcome;
}

/** What the page says of a form that was taken. */
export function told({ outcome, own, shared }: OrderPart): string | null {
  if (!outcome?.done) return null;
  const { form, typed, done } = outcome;
  const { rename, transfer, passed, cancel, next, giveUp } = own;
  const email = shared.tickets.find(({ id }) => id === typed["ticketId"])?.passedTo?.email ?? "";
  const { sentTo = "" } = done as { sentTo?: string };
  const said: Record<string, () => string> = {
    rename: () => rename.done,
    transfer: () => transfer.done(typed["name"] ?? ""),
    accept: () => passed.accepted,
    "take-back": () => passed.takenBack,
    "resend-ticket": () => passed.sentAgain(email),
    resend: () => next.sentAgain(sentTo),
    cancel: () => cancel.done(Object.keys(typed).length),
    "give-up": () => giveUp.done,
  };
  return said[form]?.() ?? null;
}
