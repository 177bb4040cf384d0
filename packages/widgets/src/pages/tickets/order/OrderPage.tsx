import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import ownClock from "../../inline/clock.ts?inline";
import { Bar } from "../../parts/Bar.tsx";
import { ticketsBriefly } from "../../../tickets/tickets-briefly.ts";
import { Foot } from "../../parts/Foot.tsx";
import * as css from "../../styles/css.ts";
import { CancelSheet } from "./CancelSheet.tsx";
import { EventCard } from "../EventCard.tsx";
import { Lead } from "./Lead.tsx";
import { Next } from "./Next.tsx";
import * as own from "./order.css.ts";
import { orderAddress } from "../order-address.ts";
import { admits } from "./order-state.ts";
import type { OrderPart } from "./order.types.ts";
import { Passes } from "./Passes.tsx";
import { PayLater } from "./PayLater.tsx";
import { Receipt } from "./Receipt.tsx";
import { ShowCode } from "./ShowCode.tsx";

/** What was bought: a pass for each ticket, what comes next, and paper. */
export function OrderPage(part: OrderPart) {
  const { shared, words, reader, productName, address, kind, path } = part;
  const { status, tickets, lines, terms } = shared;
  const isOff = shared.event.status === "cancelled";
  const first = tickets.findIndex((ticket) => admits(shared, ticket));
  const hasPanel = lines.length > 0 || tickets.length > 0 || directionsAddress(shared.event);
  return (
    <>
      <Bar part={part} />
      <main
        id="content"
        tabIndex={-1}
        data-anew=""
        data-event-of={shared.event.id}
        data-holds={isOff ? "" : ticketsBriefly(tickets, reader.locale)}
        data-holds-at={kind === "order" ? orderAddress(shared.orderToken) : path}
      >
        <div className={`${css.wrap} ${own.grid}`}>
          <Lead {...part} />
          <div className={own.passes}>
            {tickets.length > 0 ? (
              <Passes {...part} />
            ) : (
              <EventCard event={shared.event} part={part} />
            )}
          </div>
          <div className={own.beside}>
            {status === "awaiting_offline" && !isOff && <PayLater {...part} />}
            {hasPanel && (
              <div className={own.panel}>
                {tickets.length > 0 && <Next {...part} />}
                {lines.length > 0 && <Receipt {...part} />}
              </div>
            )}
          </div>
        </div>
        {terms?.cancel && <CancelSheet {...part} terms={terms.cancel} />}
        {first >= 0 && <ShowCode {...part} place={first + 1} />}
        <script dangerouslySetInnerHTML={{ __html: ownClock }} />
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}
