import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { useRef, useState } from "react";
import { keepOrder } from "../../client/held-order.ts";
import { createKeyring } from "../../client/idempotency.ts";
import { checkout as english } from "../../copy/en/checkout.copy.ts";
import type { Returned } from "../../element/page-link.ts";
import { Button } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { again, hourglass, lock, offline } from "../../parts/icons.ts";
import { Notice } from "../../parts/Notice.tsx";
import type { ScreenProps } from "../../widget.types.ts";
import { AwayNotice } from "../every/AwayNotice.tsx";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { Countdown } from "./Countdown.tsx";
import { refusalText } from "../every/refusalText.ts";
import { takeLostFocus } from "../every/takeLostFocus.ts";
import { seats, useCheckout } from "./useCheckout.ts";
import { useReturn, type ReturnState } from "../every/useReturn.ts";
import { useWayBack } from "../every/useWayBack.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";

export interface Props extends ScreenProps {
  order: OrderView;
  /** How a payment page has just sent the visitor back, if it did. */
  returned: Returned | null;
  onOrder: (order: OrderView) => void;
  onHeld: (order: OrderView) => void;
  /** Back to the choice of tickets. */
  onLeave: () => void;
}

/** From the hold to the payment page, and back from it. */
export function CheckoutScreen(props: Props) {
  const { context, data, order, returned, onOrder, onHeld, onLeave } = props;
  const copy = context.words("checkout", english);
  // The hold that is over, by its end: the next one is another and not over with it.
  const [over, setOver] = useState<string | null>(null);
  const end = order.holdExpiresAt ?? "";
  const [refused, setRefused] = useState("");
  const keys = useRef(createKeyring());
  const checkout = useCheckout({ context, copy, order, onOrder, onOver: () => setOver(end) });
  const { arrival, dismiss }: ReturnState = useReturn(context, order, returned, onOrder);
  const ranOut = over === end || order.status === "expired";
  const failed = ranOut
    ? "expired"
    : order.status === "cancelled" || arrival === "declined"
      ? "declined"
      : null;
  const { code: orderCode, orderToken, totalMinor, currency } = order;

  // Where the page is loaded anew, or the visitor goes on at their phone, the tickets are still held.
  useEffectOn([orderToken, failed], () => keepOrder(context.draft, ranOut ? null : orderToken));

  useEffectOn([failed], () => {
    if (!failed) return;
    const eventId = data.event.id;
    context.emit("jubilee:order-failed", {
      eventId,
      orderCode,
      totalMinor,
      currency,
      reason: failed,
    });
  });

  // A notice stands where the form was, the offer of more time went with its press, and after the
  // last of these screens the choice of tickets is back.
  useEffectOn([failed, arrival, checkout.problem, checkout.away], () => takeLostFocus(context));
  useEffectOn([order.holdExpiresAt], () => takeLostFocus(context, "[role=timer]"));
  useEffectOn([], () => () => queueMicrotask(() => takeLostFocus(context)));

  const takeAgain = async () => {
    const items = order.lines.map(({ ticketTypeId, quantity }) => ({ ticketTypeId, quantity }));
    const body = { items, website: "" };
    const outcome = await context.call<OrderView>("POST", `hold/${context.token}`, {
      ...body,
      idempotencyKey: keys.current.keyFor(body),
    });
    if (!outcome.ok) return setRefused(await refusalText(context, outcome.error));
    setRefused("");
    keys.current = createKeyring();
    onHeld(outcome.value);
  };
  const extend = async () => {
    const outcome = await context.call<OrderView>("POST", `order/${orderToken}/extend`, {});
    if (!outcome.ok) return setRefused(outcome.error.message || context.copy.unavailableText);
    context.setClock(outcome.value.serverTime);
    context.announce(copy.moreGiven);
    onOrder(outcome.value);
  };
  const toTickets = () => {
    checkout.keep();
    onLeave();
  };
  const leave = () => {
    // Gives the tickets back at once; if that call is lost the hold ends by itself.
    void context.call("DELETE", `order/${orderToken}`);
    keepOrder(context.draft, null);
    toTickets();
  };

  useWayBack(context, leave);

  if (ranOut || order.status === "cancelled") {
    const title = ranOut ? copy.ranOutTitle : copy.declinedTitle;
    const text = ranOut ? copy.ranOutText : copy.declinedText;
    return (
      <Notice alert icon={hourglass} title={title} text={refused || text}>
        <Button main onPress={() => void takeAgain()}>
          <Icon lines={again} />
          {copy.takeAgain}
        </Button>
        <Button onPress={toTickets}>{copy.tickets}</Button>
      </Notice>
    );
  }
  const countdown = order.holdExpiresAt && (
    <Countdown
      context={context}
      copy={copy}
      tickets={seats(order).length}
      until={order.holdExpiresAt}
      onMore={order.canExtend ? () => void extend() : undefined}
      onOver={() => setOver(end)}
    />
  );
  if (arrival === "waiting") {
    return <Notice icon={hourglass} title={copy.waitingTitle} text={copy.waitingText} />;
  }
  if (arrival) {
    const { title, text } = {
      declined: { title: copy.declinedTitle, text: copy.declinedText },
      cancelled: { title: copy.cancelledTitle, text: copy.cancelledText },
      unpaid: { title: copy.unpaidTitle, text: copy.unpaidText },
    }[arrival];
    return (
      <>
        {countdown}
        <Notice alert icon={lock} title={title} text={text}>
          <Button main onPress={dismiss}>
            {copy.payAgain}
          </Button>
          <Button onPress={leave}>{copy.tickets}</Button>
        </Notice>
      </>
    );
  }
  if (checkout.away) {
    const path = `order/${orderToken}`;
    return (
      <>
        {countdown}
        <AwayNotice
          context={context}
          href={checkout.away}
          path={path}
          view={order}
          onView={onOrder}
        />
      </>
    );
  }
  if (checkout.problem) {
    return (
      <>
        {countdown}
        <Notice alert icon={offline} {...checkout.problem}>
          {checkout.busy ? null : (
            <>
              <Button main onPress={() => void checkout.send(checkout.payment)}>
                {context.copy.tryAgain}
              </Button>
              <Button onPress={checkout.back}>{copy.title}</Button>
            </>
          )}
        </Notice>
      </>
    );
  }
  return (
    <>
      {countdown}
      <CheckoutForm
        context={context}
        copy={copy}
        order={order}
        checkout={checkout}
        amount={formatMoney(totalMinor, currency, context.lang)}
        onLeave={leave}
      />
    </>
  );
}
