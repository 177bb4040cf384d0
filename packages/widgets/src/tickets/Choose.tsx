import type { OrderView, PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import type { TicketsCopy } from "../copy/copy.types.ts";
import { eventTime, viewerTime } from "../format/event-time.ts";
import * as money from "../format/money.ts";
import { Band } from "../parts/Band.tsx";
import { Alert } from "../parts/Alert.tsx";
import { Button } from "../parts/Button.tsx";
import { act, head, help, spread } from "../styles/base.css.ts";
import { error } from "../styles/wrong.css.ts";
import { lines, total } from "../styles/tickets.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { TicketRow } from "./TicketRow.tsx";
import { useHold } from "./useHold.ts";
import { chosen, sellsNow } from "./tickets-state.ts";

interface Props extends ScreenProps {
  copy: TicketsCopy;
  onHeld: (order: OrderView) => void;
  onWait: (type: PublicTicketType | "code") => void;
}

/** The kinds of tickets, how many of each, and what that comes to. */
export function Choose({ context, data, copy, onHeld, onWait }: Props) {
  const { event, tickets } = data;
  const { locale } = context;
  const hold = useHold({ context, data, copy, onHeld });
  const { quantities, problem, refused, busy } = hold;
  const picked = chosen(tickets, quantities);
  const sum = picked.reduce((amount, { type, quantity }) => amount + type.priceMinor * quantity, 0);
  const currency = tickets[0]?.currency ?? event.currency;
  const exact = (amount: number) => money.exact(amount, currency, context.lang);
  const elsewhere = viewerTime(event.startDate, event, locale);
  const sells = sellsNow(tickets, context.now());
  return (
    <>
      {!context.bare && (
        <>
          <Band context={context} event={event} />
          <div className={head}>
            <h2>{copy.title}</h2>
            <p>
              {[eventTime(event, locale, context.now()), event.locationName]
                .filter(Boolean)
                .join(", ")}
            </p>
            {elsewhere && <p>{context.copy.forYou(...elsewhere)}</p>}
          </div>
        </>
      )}
      {tickets.map((type) => (
        <TicketRow
          key={type.id}
          context={context}
          data={data}
          copy={copy}
          type={type}
          quantity={quantities[type.id] ?? 0}
          onQuantity={(quantity) => hold.set(type.id, quantity)}
          onWait={() => onWait(type)}
        />
      ))}
      {(sells || data.promo || refused || problem) && (
        <div className={act}>
          {data.promo && (
            <Button onPress={() => onWait("code")}>{data.promoCode ?? copy.promo}</Button>
          )}
          {picked.length > 0 && (
            <div className={lines}>
              {picked.map(({ type, quantity }) => (
                <div className={spread} key={type.id}>
                  <span>
                    {quantity} {type.name}
                  </span>
                  <span>{exact(type.priceMinor * quantity)}</span>
                </div>
              ))}
              <output className={`${spread} ${total}`}>
                <b>{copy.total}</b>
                <b>{exact(sum)}</b>
              </output>
            </div>
          )}
          {refused && (
            <p className={error} role="alert">
              {refused}
            </p>
          )}
          {problem && <Alert {...problem} />}
          {sells && (
            <>
              <Button main busy={busy} onPress={() => void hold.send()}>
                {busy
                  ? copy.holding
                  : problem
                    ? context.copy.tryAgain
                    : picked.length > 0 && sum === 0
                      ? copy.get
                      : copy.checkOut}
              </Button>
              <p className={help}>{copy.allYouPay}</p>
            </>
          )}
        </div>
      )}
    </>
  );
}
