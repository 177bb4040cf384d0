import { formatMoney } from "@jubilee/core/money/money.rules";
import { shareOf } from "@jubilee/core/tickets/ticket-desk.rules";
import { momentInZone } from "../../moments.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { boxOf, outcomeFor } from "./forms.ts";
import * as own from "./order.css.ts";
import type { OrderPart } from "./order.types.ts";

interface Props extends OrderPart {
  /** Until when, and which share of the price goes back. */
  terms: { until: string; refundBps: number };
}

/** Gives chosen tickets back, and says before how much money comes with it. */
export function CancelSheet(part: Props) {
  const { shared, terms, own: said, words, reader, address } = part;
  const valid = shared.tickets.filter(({ status }) => status === "valid");
  if (valid.length === 0) return null;
  const outcome = outcomeFor(part, ["cancel"]);
  const money = (minor: number) => formatMoney(minor, shared.currency, reader.locale);
  const isPaid = shared.totalMinor > 0;
  /** What the script says of the chosen ones: so many of them, and the sum of what comes back. */
  const counts = valid.map((_ticket, index) => said.cancel.count(index + 1));
  const isChosen = (box: string) => !outcome?.refused || outcome.typed[box] !== undefined;
  return (
    <dialog
      id="cancel"
      role="alertdialog"
      {...(outcome?.refused ? { open: true } : { popover: "auto" as const })}
      className={css.sheet}
      aria-labelledby="cancel-title"
      data-closes=""
    >
      <h2 id="cancel-title">{said.cancel.open}</h2>
      <p className={css.small}>
        {`${said.cancel.text} ${said.cancel.until(momentInZone(terms.until, shared.event, reader.locale))}`}
      </p>
      <form
        className={css.form}
        method="post"
        action={`${address("cancel")}#cancel`}
        data-send="cancel"
        data-counts={JSON.stringify(counts)}
      >
        {valid.map((ticket) => {
          const { id, holderName, typeName, priceMinor = 0 } = ticket;
          const share = shareOf(priceMinor, terms.refundBps);
          return (
            <label key={id} className={own.choice}>
              <input
                type="checkbox"
                name={boxOf(ticket)}
                value="1"
                checked={isChosen(boxOf(ticket))}
                data-price={priceMinor}
              />
              <span>
                <bdi>{holderName}</bdi>, <bdi>{typeName}</bdi>
                {isPaid && <small>{said.cancel.each(money(share))}</small>}
              </span>
            </label>
          );
        })}
        {isPaid && (
          <output
            data-back={said.cancel.back("{sum}")}
            data-share={terms.refundBps}
            data-currency={shared.currency}
            data-locale={reader.locale}
            hidden
          />
        )}
        <Refusal words={words} outcome={outcome} />
        <button className={own.danger}>{said.cancel.chosen}</button>
        <button
          type="button"
          className={css.button}
          popoverTarget="cancel"
          popoverTargetAction="hide"
        >
          {said.cancel.keep}
        </button>
      </form>
    </dialog>
  );
}
