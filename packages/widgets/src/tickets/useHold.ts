import type { OrderView, SharedEvent } from "@jubilee/core/public-event/types";
import { useRef, useState } from "react";
import { createKeyring } from "../client/idempotency.ts";
import type { TicketsCopy } from "../copy/copy.types.ts";
import type { WidgetContext } from "../widget.types.ts";
import { chosen, keptQuantities, saleState, type Quantities } from "./tickets-state.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

interface Options {
  context: WidgetContext;
  data: SharedEvent;
  copy: TicketsCopy;
  onHeld: (order: OrderView) => void;
}

/** Where the visitor came from, for the planner's figures: no more than the page's own address. */
function source(): string {
  const campaign = new URLSearchParams(location.search).get("utm_source");
  return (campaign ? `${location.host} ${campaign}` : location.host).slice(0, 200);
}

/** How many of each kind, and holding them exactly once. */
export function useHold({ context, data, copy, onHeld }: Options) {
  const { draft } = context;
  const [quantities, setQuantities] = useState<Quantities>(() =>
    keptQuantities(draft.read()["quantities"]),
  );
  const [problem, setProblem] = useState(false);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const keys = useRef(createKeyring());

  const keep = (next: Quantities) => {
    setQuantities(next);
    setRefused("");
    draft.write({ ...draft.read(), quantities: next });
  };
  useEffectOn([context.prefill], () => {
    const { tickets } = context.prefill;
    if (tickets) keep(tickets);
  });

  const send = async () => {
    const onSale = data.tickets.filter((type) => saleState(type, context.now()) === "on_sale");
    const items = chosen(onSale, quantities).map(({ type, quantity }) => ({
      ticketTypeId: type.id,
      quantity,
    }));
    if (items.length === 0) return setRefused(copy.chooseFirst);
    setBusy(true);
    setProblem(false);
    context.announce(copy.holding);
    const body = { items, source: source(), website: "" };
    const outcome = await context.call<OrderView>("POST", `hold/${context.token}`, {
      ...body,
      idempotencyKey: keys.current.keyFor(body),
    });
    setBusy(false);
    context.announce("");
    if (outcome.ok) {
      keys.current = createKeyring();
      return onHeld(outcome.value);
    }
    const { code, message } = outcome.error;
    context.emit("jubilee:error", { code });
    if (code === "offline" || code === "unavailable") return setProblem(true);
    setRefused(message);
    void context.reload();
  };

  return {
    quantities,
    set: (id: string, quantity: number) => keep({ ...quantities, [id]: quantity }),
    problem,
    refused,
    busy,
    send,
    back: () => setProblem(false),
  };
}
