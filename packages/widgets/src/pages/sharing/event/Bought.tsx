import { day } from "../../moments.ts";
import * as css from "../../styles/css.ts";
import type { EventPart } from "./event.types.ts";

/** Whether somebody may have bought: then the page is told for which event. */
export const isOnSale = ({ shared: { event, tickets } }: EventPart): boolean =>
  event.status === "published" && tickets.length > 0;

/** What whoever has bought on this device has, and the way to it: where the page asks, in the question's place. */
export function Bought({ shared: { event, rsvp }, words: { sent, page }, reader }: EventPart) {
  return (
    <div className={css.question} data-bought-says="" data-event={event.id}>
      <h2>{sent.title.yes(day(event.startDate, event, reader.locale), "")}</h2>
      <a className={css.main} href="/ticket-confirmation" hidden data-way="">
        <span>
          {page.myTickets}
          {" · "}
          <bdi />
        </span>
      </a>
      {rsvp.state !== "off" && (
        <button type="button" className={css.link} data-bought-other="">
          {sent.another}
        </button>
      )}
    </div>
  );
}
