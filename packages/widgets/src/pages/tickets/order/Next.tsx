import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import type { ReactNode } from "react";
import { CalendarSheet } from "../../parts/CalendarSheet.tsx";
import { phone, printer } from "../../../parts/icons.ts";
import { Icon } from "../../parts/Icon.tsx";
import { calendarPlus, navigation, paper } from "../../parts/icons.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import { outcomeFor } from "./forms.ts";
import { mail } from "./icons.ts";
import * as css from "./order.css.ts";
import { fileOf, type OrderPart } from "./order.types.ts";

/** What to do with tickets, in the order in which people need it. */
export function Next(part: OrderPart) {
  const { shared, kind, own, words, address } = part;
  const { event, tickets, buyerEmail } = shared;
  const isOff = event.status === "cancelled";
  const isOrder = kind === "order";
  const hasValid = tickets.some(({ status }) => status === "valid");
  const directions = isOff ? null : directionsAddress(event);
  const { next } = own;
  const resent = outcomeFor(part, ["resend"]);
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={css.title}>
        {next.title}
      </h2>
      <Refusal words={words} outcome={resent} />
      <ul className={css.rows}>
        {isOrder && !isOff && (
          <li>
            <button type="button" className={css.row} popoverTarget="calendar">
              <Inside icon={calendarPlus} label={words.page.addToCalendar} />
            </button>
            <CalendarSheet
              {...{ event, words }}
              pageUrl={null}
              file={fileOf(part, "calendar.ics")}
            />
          </li>
        )}
        {(isOrder || !isOff) && (
          <li>
            <a
              className={css.row}
              href={fileOf(part, `tickets.pdf?lang=${part.reader.lang}`)}
              download=""
            >
              <Inside
                icon={paper}
                label={isOff ? next.orderPdf : next.pdf(tickets.length)}
                note={isOff ? undefined : next.pdfNote}
              />
            </a>
          </li>
        )}
        {!isOff && (
          <li hidden data-keep={address()}>
            <button
              type="button"
              className={css.row}
              aria-pressed={false}
              data-told={JSON.stringify([next.keepDone, next.forgotten, next.keepFailed])}
              data-names={JSON.stringify([next.keep, next.kept])}
            >
              <Inside icon={phone} label={next.keep} note={next.keepNote} />
            </button>
          </li>
        )}
        {isOrder && hasValid && !isOff && buyerEmail && (
          <li>
            <form method="post" action={address("resend")} data-send="resend">
              <button className={css.row}>
                <Inside icon={mail} label={next.again} note={next.againNote(buyerEmail)} />
              </button>
            </form>
          </li>
        )}
        {directions && (
          <li>
            <a className={css.row} href={directions} target="_blank" rel="noreferrer">
              <Inside icon={navigation} label={words.page.directions} note={event.locationName} />
            </a>
          </li>
        )}
        <li hidden data-print="">
          <button type="button" className={css.row}>
            <Inside icon={printer} label={own.pass.print} />
          </button>
        </li>
      </ul>
    </section>
  );
}

interface InsideProps {
  icon: string;
  label: ReactNode;
  note?: string | null | undefined;
}

function Inside({ icon, label, note }: InsideProps) {
  return (
    <>
      <span className={css.tile}>
        <Icon lines={icon} />
      </span>
      <span className={css.what}>
        <b>{label}</b>
        {note && (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
      </span>
    </>
  );
}
