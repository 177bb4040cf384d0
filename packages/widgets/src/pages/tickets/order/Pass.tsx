import { Code } from "../../parts/Code.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Cover, SameCover } from "../../parts/Cover.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { video } from "../../parts/icons.ts";
import * as css from "../../styles/css.ts";
import { EventTime } from "../EventTime.tsx";
import { Changes } from "./Changes.tsx";
import { FullCode } from "./FullCode.tsx";
import { expand } from "./icons.ts";
import { admits } from "./order-state.ts";
import type { TicketPart } from "./order.types.ts";
import * as own from "../pass.css.ts";
import { Passed } from "./Passed.tsx";

/** One admission: cover, name of the event, the code to scan, and whose it is. */
export function Pass(part: TicketPart) {
  const { shared, ticket, place, own: words } = part;
  const { event } = shared;
  const isValid = admits(shared, ticket);
  const isOff = event.status === "cancelled";
  return (
    <>
      <article className={own.pass} aria-label={words.ticket.label(ticket.number)}>
        <div className={isValid ? own.strip : `${own.strip} ${own.faded}`}>
          {place === 1 ? (
            <Cover event={event} id="cover" />
          ) : (
            <SameCover event={event} id="cover" />
          )}
        </div>
        <h2 className={own.event} lang={event.locale} dir="auto">
          {event.name}
        </h2>
        {isValid && (
          <div className={own.code}>
            <Code
              id={`qr-${place}`}
              text={ticket.code}
              label={words.ticket.admits(ticket.holderName)}
            />
            <button type="button" className={own.fill} popoverTarget={`code-${place}`}>
              <Icon lines={expand} />
              {words.ticket.fill}
            </button>
          </div>
        )}
        <div className={own.perforation} />
        <Holder {...part} />
        {ticket.onlineUrl && isValid && (
          <p className={own.message}>
            <a className={css.link} href={ticket.onlineUrl} target="_blank" rel="noreferrer">
              <Icon lines={video} />
              {words.ticket.joinOnline}
            </a>
          </p>
        )}
        {ticket.message && isValid && (
          <p className={own.message} lang={event.locale} dir="auto">
            {ticket.message}
          </p>
        )}
        {!isOff && (ticket.passedTo ?? ticket.isAccepted === false) && <Passed {...part} />}
        <Changes {...part} />
      </article>
      {isValid && <FullCode {...part} />}
    </>
  );
}

function Holder(part: TicketPart) {
  const { shared, ticket, own: words } = part;
  const { event } = shared;
  const isValid = admits(shared, ticket);
  const { states, off } = words.ticket;
  const offState = event.status === "cancelled" ? off : null;
  const state = ticket.status === "valid" ? offState : states[ticket.status];
  return (
    <div className={own.facts}>
      <p className={own.name}>
        <bdi>{ticket.holderName}</bdi>
      </p>
      <div className={own.kind}>
        <span>
          <bdi lang={event.locale}>{ticket.typeName}</bdi> · <bdi>{ticket.number}</bdi>
        </span>
        {isValid && (
          <CopyButton
            text={ticket.code}
            label={words.ticket.copyCode}
            done={part.words.page.copiedText}
          />
        )}
      </div>
      {state && <p className={isValid ? own.state : `${own.state} ${own.bad}`}>{state}</p>}
      <dl className={own.list}>
        <div>
          <dt>{words.ticket.when}</dt>
          <dd>
            <EventTime event={event} part={part} />
          </dd>
        </div>
        {event.locationName && (
          <div>
            <dt>{words.ticket.where}</dt>
            <dd lang={event.locale} dir="auto">
              {event.locationName}
            </dd>
          </div>
        )}
        {ticket.seat && isValid && (
          <div>
            <dt>{words.ticket.seatLabel}</dt>
            <dd>
              <bdi>{words.ticket.seat(ticket.seat.table, ticket.seat.seat)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
