import { firstName } from "@jubilee/core/base/names.rules";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import { pass as english } from "../../copy/en/pass.copy.ts";
import { eventTime } from "../../format/event-time.ts";
import { Band } from "../../parts/Band.tsx";
import { Button } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { next, previous, printer } from "../../parts/icons.ts";
import { act } from "../../styles/base.css.ts";
import {
  facts,
  halves,
  pager,
  pass,
  passBody,
  passHead,
  perforation,
  plate,
  stage,
  state,
} from "../../styles/steps.css.ts";
import { sellsNow } from "../../tickets/tickets-state.ts";
import { ticketsBriefly } from "../../tickets/tickets-briefly.ts";
import type { ScreenProps } from "../../widget.types.ts";
import { CalendarMenu } from "../every/CalendarMenu.tsx";
import { QrCode } from "../every/QrCode.tsx";
import { useArrival } from "../every/useArrival.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";

export interface Props extends ScreenProps {
  order: OrderView;
  /** True when a payment page has just sent the visitor back. */
  returned: boolean;
  onAgain: () => void;
}

/** The bought tickets, one at a time, as the door wants to see them. */
export function PassScreen({ context, data, order, returned, onAgain }: Props) {
  const copy = context.words("pass", english);
  const { locale } = context;
  const { event, code, totalMinor, currency, buyerEmail, buyerName } = order;
  const tickets = order.tickets.filter(({ status }) => status !== "refunded");
  const [place, setPlace] = useState(0);
  const ticket = tickets[Math.min(place, tickets.length - 1)];
  const sells = sellsNow(data.tickets, context.now());
  const title = ticket ? copy.title(firstName(buyerName)) : copy.refundedTitle;
  const heading = useArrival(context, title, returned);
  useEffectOn([code], () => {
    if (order.status !== "completed") return;
    context.emit("jubilee:order-completed", {
      eventId: event.id,
      orderCode: code,
      totalMinor,
      currency,
      tickets: order.tickets.length,
    });
    // Our own page remembers where they are.
    const bought = {
      eventId: event.id,
      orderToken: order.orderToken,
      what: ticketsBriefly(tickets, locale),
    };
    const { host } = context.shadow;
    host.dispatchEvent(new CustomEvent("jubilee-bought", { bubbles: true, detail: bought }));
    context.draft.write({});
  });
  return (
    <>
      <div className={state}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{ticket ? copy.sent(code, buyerEmail ?? "") : copy.refundedText(code)}</p>
      </div>
      {ticket && (
        <div className={stage}>
          <article className={pass}>
            <Band context={context} event={event} />
            <div className={passHead}>
              <h2>{event.name}</h2>
              <p>
                {[eventTime(event, locale, context.now(), "short"), event.locationName]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            </div>
            <div className={perforation} />
            <div className={passBody}>
              <div className={plate}>
                <QrCode text={ticket.code} label={copy.code(ticket.number)} />
              </div>
              <dl className={facts}>
                <Fact term={copy.holder} words={ticket.holderName} />
                <Fact term={copy.type} words={ticket.typeName} />
                <Fact term={copy.number} words={ticket.number} />
              </dl>
            </div>
          </article>
          {tickets.length > 1 && (
            <div className={pager}>
              <Turn
                label={copy.previous}
                lines={previous}
                to={place - 1}
                all={tickets.length}
                onTurn={setPlace}
              />
              <span aria-live="polite">{copy.pager(place + 1, tickets.length)}</span>
              <Turn
                label={copy.next}
                lines={next}
                to={place + 1}
                all={tickets.length}
                onTurn={setPlace}
              />
            </div>
          )}
        </div>
      )}
      {(ticket || sells) && (
        <div className={act}>
          {ticket && (
            <CalendarMenu
              words={copy}
              event={event}
              pageUrl={data.pageUrl}
              file={`${context.origin}/functions/v1/embed/order/${order.orderToken}/calendar.ics`}
            />
          )}
          <div className={halves}>
            {ticket && (
              <Button onPress={() => print()}>
                <Icon lines={printer} />
                {copy.print}
              </Button>
            )}
            {sells && <Button onPress={onAgain}>{copy.more}</Button>}
          </div>
        </div>
      )}
    </>
  );
}

function Fact({ term, words }: { term: string; words: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{words}</dd>
    </div>
  );
}

interface TurnProps {
  label: string;
  lines: string;
  to: number;
  all: number;
  onTurn: (to: number) => void;
}

function Turn({ label, lines, to, all, onTurn }: TurnProps) {
  const off = to < 0 || to >= all;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => off || onTurn(to)}
    >
      <Icon lines={lines} />
    </button>
  );
}
