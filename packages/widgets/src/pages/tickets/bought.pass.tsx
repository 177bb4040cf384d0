import type { PassPart, PassSection } from "../answers/pass/pass.types.ts";
import { orderAddress } from "./order-address.ts";
import * as rows from "../answers/pass/rows.css.ts";
import * as css from "../styles/css.ts";

/** What the party has bought for this event; an order of one's own opens with its codes. */
export const section: PassSection = {
  about: "own",
  order: 40,
  isShown: ({ shared }) => shared.orders.length > 0,
  part: (place) => <Bought {...place} />,
};

function Bought({ shared, own: copy }: PassPart) {
  return (
    <section className={css.section} aria-labelledby="bought">
      <h2 id="bought">{copy.tickets}</h2>
      {shared.orders.map(({ code, orderToken, tickets }) => (
        <div key={code} className={rows.order}>
          <ul aria-label={copy.order(code)}>
            {tickets.map(({ id, number, holderName, typeName }) => (
              <li key={id} className={rows.thing}>
                <b dir="auto">{holderName}</b>
                <span>
                  <span lang={shared.event.locale} dir="auto">
                    {typeName}
                  </span>
                  {" · "}
                  <bdi>{number}</bdi>
                </span>
              </li>
            ))}
          </ul>
          {orderToken && (
            <a className={css.smallButton} href={orderAddress(orderToken)}>
              {copy.showTickets(tickets.length)}
            </a>
          )}
        </div>
      ))}
    </section>
  );
}
