import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { createKeyring, type Keyring } from "../../client/idempotency.ts";
import { sendHold as english } from "../../copy/en/send-hold.copy.ts";
import { isAway, keepTrying } from "../../parts/keepTrying.tsx";
import { chosen, saleState, type Quantities } from "../../tickets/tickets-state.ts";
import type { HoldOptions } from "../../tickets/useHold.ts";
import type { Problem } from "../../widget.types.ts";
import { refusalText } from "../every/refusalText.ts";
import { sourceOf } from "../every/source.ts";
import { warmFormatters } from "../every/warmFormatters.ts";

export { sheet } from "../../styles/wrong.css.ts";

interface Sending extends HoldOptions {
  quantities: Quantities;
  keys: { current: Keyring | null };
  setRefused: (message: string) => void;
  setProblem: (problem: Problem | null) => void;
}

/** Holds what was chosen, exactly once, and says what came of it. */
export async function sendHold(sending: Sending): Promise<void> {
  const { context, data, quantities, keys, setRefused, setProblem, onHeld } = sending;
  const copy = context.words("sendHold", english);
  const onSale = data.tickets.filter((type) => saleState(type, context.now()) === "on_sale");
  const items = chosen(onSale, quantities).map(({ type, quantity }) => ({
    ticketTypeId: type.id,
    quantity,
    ...(type.price?.chosenMinor === undefined ? {} : { amountMinor: type.price.chosenMinor }),
  }));
  if (items.length === 0) return setRefused(copy.chooseFirst);
  context.announce(sending.copy.holding);
  const { promoCode } = data;
  const body = {
    items,
    source: sourceOf(context),
    website: "",
    ...(promoCode ? { promoCode } : {}),
  };
  keys.current ??= createKeyring(context.draft);
  const idempotencyKey = keys.current.keyFor(body);
  warmFormatters();
  const words = { title: copy.unheldTitle, text: copy.unheldText };
  const outcome = await keepTrying({
    context,
    words,
    setProblem,
    send: () =>
      context.call<OrderView>("POST", `hold/${context.token}`, { ...body, idempotencyKey }),
  });
  context.announce("");
  if (outcome.ok) {
    keys.current = null;
    return onHeld(outcome.value);
  }
  const { code } = outcome.error;
  if (isAway(outcome.error)) return setProblem(words);
  context.emit("jubilee:error", { code });
  setRefused(await refusalText(context, outcome.error));
  void context.reload();
}
