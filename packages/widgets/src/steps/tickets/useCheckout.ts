import type { CheckoutResult, OrderView } from "@jubilee/core/sharing/public-event.types";
import { useRef, useState } from "react";
import { createKeyring } from "../../client/idempotency.ts";
import type { CheckoutCopy } from "../../copy/copy.types.ts";
import { leavePage, returnUrl } from "../../element/page-link.ts";
import { contactErrors, focusFirstError } from "../../parts/contact-errors.ts";
import { isAway, keepTrying } from "../../parts/keepTrying.tsx";
import type { Quantities } from "../../tickets/tickets-state.ts";
import type { Problem, WidgetContext } from "../../widget.types.ts";
import { refusalText } from "../every/refusalText.ts";

interface Options {
  context: WidgetContext;
  copy: CheckoutCopy;
  order: OrderView;
  onOrder: (order: OrderView) => void;
  onOver: () => void;
}

export interface CheckoutFields {
  name: string;
  email: string;
  holders: string[];
}

type Errors = Partial<Record<string, string>>;

const text = (value: unknown) => (typeof value === "string" ? value : "");
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

/** One place a ticket, in the order of the lines: `Weekend, ticket 1`. */
export function seats(order: OrderView): { type: string; place: number | null }[] {
  return order.lines.flatMap(({ name, quantity, groupSize = 1 }) =>
    Array.from({ length: quantity * groupSize }, (_, index) => ({
      type: name,
      place: quantity * groupSize > 1 ? index + 1 : null,
    })),
  );
}

/** Names and address of an order, and sending them exactly once. */
export function useCheckout({ context, copy, order, onOrder, onOver }: Options) {
  const { draft, prefill } = context;
  const [fields, setFields] = useState<CheckoutFields>(() => {
    // What was typed last counts, then what the order was sent with, then what the page knows.
    const kept = draft.read();
    const names = "holders" in kept ? texts(kept["holders"]) : (order.holders ?? []);
    return {
      name: text(kept["name"]) || (order.buyerName ?? prefill.name ?? ""),
      email: text(kept["email"]) || (order.buyerEmail ?? prefill.email ?? ""),
      holders: seats(order).map((_, index) => names[index] ?? ""),
    };
  });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  /** How it was to be paid when it was last sent. */
  const [payment, setPayment] = useState<"offline" | undefined>();
  /** The payment page, where this page cannot be left for it. */
  const [away, setAway] = useState<string | null>(null);
  const keys = useRef(createKeyring(draft));

  const change = (changed: Partial<CheckoutFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    setErrors({});
    draft.write({ ...draft.read(), ...next });
  };

  const send = async (payment?: "offline") => {
    setPayment(payment);
    const wrong = contactErrors(fields, context);
    setErrors(wrong);
    setProblem(null);
    setRefused("");
    if (wrong.name || wrong.email) return focusFirstError(context.shadow);
    setBusy(true);
    const body = {
      buyer: { name: fields.name.trim(), email: fields.email.trim() },
      holders: fields.holders.map((name) => name.trim()),
      returnUrl: returnUrl(),
      ...(payment ? { payment } : {}),
    };
    const path = `order/${order.orderToken}/checkout`;
    const idempotencyKey = keys.current.keyFor(body);
    const words = { title: copy.unsentTitle, text: copy.unsentText };
    const outcome = await keepTrying({
      context,
      words,
      setProblem,
      send: () => context.call<CheckoutResult>("POST", path, { ...body, idempotencyKey }),
    });
    // What was typed has arrived; the order's own token leads back to it until it is paid.
    if (outcome.ok) draft.write(keptAfter(outcome.value.order));
    const next = outcome.ok ? nextPage(outcome.value, context.origin) : null;
    if (next && leavePage(next)) {
      // Who comes back by the browser's own button finds the page as it was left.
      return addEventListener("pageshow", () => setBusy(false), { once: true });
    }
    setBusy(false);
    if (next) return setAway(next);
    if (outcome.ok) return onOrder(outcome.value.order);
    const { code, field } = outcome.error;
    if (isAway(outcome.error)) return setProblem(words);
    context.emit("jubilee:error", { code });
    if (code === "hold_expired") return onOver();
    if (field === "buyer.email" || field === "buyer.name") {
      setErrors({ [field.slice("buyer.".length)]: await refusalText(context, outcome.error) });
      return focusFirstError(context.shadow);
    }
    setRefused(await refusalText(context, outcome.error));
  };

  const holder = (index: number, name: string) =>
    change({ holders: fields.holders.map((old, at) => (at === index ? name : old)) });

  return {
    fields,
    change,
    holder,
    errors,
    problem,
    refused,
    busy,
    away,
    payment,
    send,
    back: () => setProblem(null),
    /** For the choice of tickets and the form behind it, where somebody goes back to them. */
    keep: () => draft.write({ ...draft.read(), ...fields, quantities: quantitiesOf(order) }),
  };
}

/** What the tab still needs of an order that has its names. */
function keptAfter({ status, orderToken }: OrderView): Record<string, unknown> {
  return status === "awaiting_payment" ? { order: orderToken } : {};
}

function quantitiesOf({ lines }: OrderView): Quantities {
  return Object.fromEntries(lines.map(({ ticketTypeId, quantity }) => [ticketTypeId, quantity]));
}

/** Where an order goes on: the provider's page, or the page that says how else to pay. */
function nextPage({ order, redirectUrl }: CheckoutResult, origin: string): string | null {
  if (redirectUrl || order.status !== "awaiting_offline") return redirectUrl;
  return `${origin}/ticket-confirmation?order=${order.orderToken}`;
}
