import type { PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import type { TicketsCopy } from "../copy/copy.types.ts";
import { binding } from "../format/binding.ts";
import { day } from "../format/event-time.ts";
import { price as priceOf } from "../format/money.ts";
import { Button } from "../parts/Button.tsx";
import { Stepper } from "../parts/Stepper.tsx";
import { flag, help, ring, unseen } from "../styles/base.css.ts";
import { about, end, mark, price, ticket } from "../styles/tickets.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { most, nextQuantity, saleState, saleTurn } from "./tickets-state.ts";

interface Props extends ScreenProps {
  copy: TicketsCopy;
  type: PublicTicketType;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onWait: () => void;
}

/** One kind of ticket: what it is, what it costs, how many. */
export function TicketRow({ context, data, copy, type, quantity, onQuantity, onWait }: Props) {
  const { locale } = context;
  const state = saleState(type, context.now());
  const onSale = state === "on_sale";
  const money = (minor: number) => priceOf(minor, type.currency, context.lang);
  const before = type.price?.beforeMinor;
  const words = {
    on_sale: type.left !== null ? copy.left(type.left) : quantityRule(type, copy),
    not_yet: type.salesStart && copy.from(day(type.salesStart, data.event, locale)),
    ended: copy.ended,
    sold_out: copy.soldOut,
    paused: copy.paused,
  }[state];
  const binds = saleTurn(type, state);
  const moment =
    binds && binding(binds, data.event, context, onSale ? context.copy.until : undefined);
  return (
    <div className={ticket} data-gone={onSale ? undefined : ""}>
      <h3>{type.name}</h3>
      <b className={price}>
        {before && (
          <s>
            <span className={unseen}>{copy.before} </span>
            {money(before)}
          </s>
        )}
        <bdi>{type.priceMinor === 0 ? copy.free : money(type.priceMinor)}</bdi>
      </b>
      {(type.description || moment) && (
        <div className={`${help} ${about}`}>
          {type.description && <p>{type.description}</p>}
          {moment && <p>{moment}</p>}
        </div>
      )}
      {words && (
        <span className={`${flag} ${mark} ${onSale || state === "not_yet" ? "" : ring}`}>
          {words}
        </span>
      )}
      <div className={end}>
        {onSale && (
          <Stepper
            label={type.name}
            words={context.copy.one}
            value={quantity}
            least={0}
            most={most(type)}
            on={quantity > 0}
            onValue={(next) => onQuantity(nextQuantity(type, quantity, next))}
          />
        )}
        {state === "sold_out" && <Button onPress={onWait}>{copy.joinLine}</Button>}
        {onSale && type.price?.leastMinor !== undefined && (
          <Button onPress={onWait}>{copy.amount}</Button>
        )}
      </div>
    </div>
  );
}

function quantityRule(type: PublicTicketType, copy: TicketsCopy): string | null {
  return type.minPerOrder > 1 ? copy.least(type.minPerOrder) : null;
}
