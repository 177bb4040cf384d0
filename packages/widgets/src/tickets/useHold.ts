import type { OrderView, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { useRef, useState } from "react";
import type { Keyring } from "../client/idempotency.ts";
import type { TicketsCopy } from "../copy/copy.types.ts";
import type { Problem, WidgetContext } from "../widget.types.ts";
import { keptQuantities, type Quantities } from "./tickets-state.ts";
import { adopt } from "../element/sheets.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

const loadSend = () => import("../steps/tickets/send-hold.ts");

export interface HoldOptions {
  context: WidgetContext;
  data: SharedEvent;
  copy: TicketsCopy;
  onHeld: (order: OrderView) => void;
}

/** How many of each kind, and holding them exactly once. */
export function useHold(options: HoldOptions) {
  const { context } = options;
  const { draft } = context;
  const [quantities, setQuantities] = useState<Quantities>(() =>
    keptQuantities(draft.read()["quantities"]),
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const keys = useRef<Keyring | null>(null);

  const keep = (next: Quantities) => {
    setQuantities(next);
    setRefused("");
    draft.write({ ...draft.read(), quantities: next });
  };
  useEffectOn([context.prefill], () => {
    const { tickets } = context.prefill;
    if (tickets) keep(tickets);
  });

  // The script that sends comes right after the form: a press that is sooner waits for it.
  useEffectOn([], () => {
    loadSend().then(
      ({ sheet }) => adopt(context.shadow, sheet),
      () => undefined,
    );
  });

  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { sendHold } = await loadSend();
      await sendHold({ ...options, quantities, keys, setRefused, setProblem });
    } catch {
      const { unavailableTitle: title, unavailableText } = context.copy;
      setProblem({ title, text: unavailableText });
    }
    setBusy(false);
  };

  return {
    quantities,
    set: (id: string, quantity: number) => keep({ ...quantities, [id]: quantity }),
    problem,
    refused,
    busy,
    send,
  };
}
