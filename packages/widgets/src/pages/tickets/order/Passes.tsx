import { next as nextTurn, previous as previousTurn } from "../../../parts/icons.ts";
import { Icon } from "../../parts/Icon.tsx";
import { round } from "../../styles/css.ts";
import type { OrderPart } from "./order.types.ts";
import { Pass } from "./Pass.tsx";
import * as css from "../pass.css.ts";

/** The tickets side by side, one before the reader, who turns them like pages. */
export function Passes(part: OrderPart) {
  const { shared, own } = part;
  const { tickets } = shared;
  const isOne = tickets.length === 1;
  return (
    <ol
      className={css.row}
      data-passes=""
      {...(!isOne && { tabIndex: 0, "aria-label": own.pass.type })}
    >
      {tickets.map((ticket, index) => {
        const place = index + 1;
        const [before, next] = [tickets[index - 1], tickets[index + 1]];
        return (
          <li key={ticket.id} id={`ticket-${place}`} className={css.cell}>
            <Pass {...part} ticket={ticket} place={place} />
            {!isOne && (
              <div className={css.pager}>
                <Turn name={own.pass.previous} to={before && place - 1} lines={previousTurn} />
                <span>
                  <b>{own.pass.pager(place, tickets.length)}</b>
                  {next && (
                    <>
                      {" · "}
                      <bdi>{own.ticket.next(next.holderName)}</bdi>
                    </>
                  )}
                </span>
                <Turn name={own.pass.next} to={next && place + 1} lines={nextTurn} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Turn({ name, to, lines }: { name: string; to: number | undefined; lines: string }) {
  if (to === undefined) return <span className={css.noTurn} />;
  return (
    <a className={`${round} ${css.turn}`} href={`#ticket-${to}`} aria-label={name} data-turn="">
      <Icon lines={lines} />
    </a>
  );
}
