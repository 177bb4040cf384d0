import { formatMoney } from "@jubilee/core/money/money.rules";
import { Fold } from "../../parts/Fold.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { momentInZone } from "../../moments.ts";
import { plus } from "../../parts/icons.ts";
import * as css from "./order.css.ts";
import type { OrderPart } from "./order.types.ts";

/** What was paid for what, the papers for it, and the way to give tickets back. */
export function Receipt({ shared, own, kind, token, reader }: OrderPart) {
  const { lines, currency, totalMinor, taxMinor, terms, tickets, event } = shared;
  const money = (minor: number) => formatMoney(minor, currency, reader.locale);
  const bills = kind === "order" ? (terms?.bills ?? []) : [];
  const canCancel = terms?.cancel && tickets.some(({ status }) => status === "valid");
  const isOpen = tickets.length === 0;
  return (
    <div className={css.folds}>
      <Fold title={own.receipt.title} isOpen={isOpen}>
        <dl className={css.sum}>
          {lines.map(({ ticketTypeId, quantity, name, totalMinor: sum }) => (
            <div key={ticketTypeId}>
              <dt>
                {`${quantity} × `}
                <bdi lang={event.locale}>{name}</bdi>
              </dt>
              <dd>{money(sum)}</dd>
            </div>
          ))}
          <div className={css.total}>
            <dt>{own.receipt.total}</dt>
            <dd>{money(totalMinor)}</dd>
          </div>
          {!!taxMinor && (
            <div className={css.muted}>
              <dt>{own.receipt.taxes}</dt>
              <dd>{money(taxMinor)}</dd>
            </div>
          )}
        </dl>
        {bills.map(({ number, kind: bill, label, totalMinor: sum }) => (
          <a
            key={number}
            className={css.bill}
            href={`/invoice/${encodeURIComponent(token)}/${number}`}
          >
            {`${own.receipt.bills[bill]} ${label}`}
            <span>{money(sum)}</span>
          </a>
        ))}
      </Fold>
      {canCancel && terms.cancel && (
        <button type="button" className={css.foldButton} popoverTarget="cancel">
          <span>
            {own.cancel.open}
            <small>
              {own.cancel.until(momentInZone(terms.cancel.until, event, reader.locale))}
            </small>
          </span>
          <Icon lines={plus} />
        </button>
      )}
    </div>
  );
}
