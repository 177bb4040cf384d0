import type { OrderTicket, OrderView, PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { EventCover } from "@jubilee/ui/event-cover";
import { QrCode } from "@jubilee/ui/qr-code";
import { Video } from "lucide-react";
import { lazy, Suspense } from "react";
import { CopyLater } from "../../../../page-kit/CopyLater.tsx";
import { EventClocks } from "../../../../event-kit/guest-page/EventClocks.tsx";
import * as css from "./OrderTickets.css.ts";

const PassedTicket = lazy(async () => ({
  default: (await import("./PassedTicket.tsx")).PassedTicket,
}));

const WalletLinks = lazy(async () => ({
  default: (await import("./WalletLinks.tsx")).WalletLinks,
}));

const stateWords: Partial<Record<OrderTicket["status"], string>> = {
  checked_in: "Checked in",
  cancelled: "Cancelled: not valid",
  refunded: "Refunded: not valid",
  transferred: "Passed on: not valid",
};

const offWords = "Admits nobody";

export interface TicketPassProps {
  /** `order/…` or `ticket/…`: what the link opens. */
  path: string;
  ticket: OrderTicket;
  event: PublicEvent;
  /** Into which phones' wallets it can go. */
  wallets?: OrderView["wallets"];
  mayRename: boolean;
  mayTransfer: boolean;
  onChange: (what: "rename" | "transfer") => void;
  /** Something else was done with it. */
  onDone: () => void;
}

/** One admission: cover, name of the event, the code to scan, and whose it is. */
export function TicketPass(props: TicketPassProps) {
  const { path, ticket, event, wallets, mayRename, mayTransfer, onChange, onDone } = props;
  const isOff = event.status === "cancelled";
  const isValid = !isOff && (ticket.status === "valid" || ticket.status === "checked_in");
  const mayChange = ticket.status === "valid";
  const state = isOff && ticket.status === "valid" ? offWords : stateWords[ticket.status];
  return (
    <article className={css.pass} aria-label={`Ticket ${ticket.number}`}>
      <div className={isValid ? undefined : css.faded}>
        <EventCover
          typeId={event.eventTypeId}
          eventId={event.coverSeed}
          photoUrl={event.coverUrl ?? undefined}
          shape="band"
        />
      </div>
      <div className={css.passHead}>
        <h2 className={css.passTitle} lang={event.locale} dir="auto">
          {event.name}
        </h2>
        <EventClocks event={event} />
        {event.locationName && (
          <p className={css.muted} dir="auto">
            {event.locationName}
          </p>
        )}
      </div>
      <div className={css.passBody}>
        {isValid && (
          <QrCode value={ticket.code} label={`Admits ${ticket.holderName}`} sizePx={148} />
        )}
        <dl className={css.passFacts}>
          <div>
            <dt className={css.small}>Holder</dt>
            <dd className={css.strong}>
              <bdi>{ticket.holderName}</bdi>
            </dd>
          </div>
          <div>
            <dt className={css.small}>Ticket</dt>
            <dd className={css.strong} dir="auto">
              {ticket.typeName}
            </dd>
          </div>
          <div>
            <dt className={css.small}>Number</dt>
            <dd className={css.strong}>{ticket.number}</dd>
          </div>
          {ticket.seat && isValid && (
            <div>
              <dt className={css.small}>Seat</dt>
              <dd className={css.strong}>
                <bdi>{`${ticket.seat.table}, seat ${ticket.seat.seat}`}</bdi>
              </dd>
            </div>
          )}
          {state && (
            <div>
              <dt className={css.small}>State</dt>
              <dd className={css.state}>
                <Chip tone={isValid ? "success" : "danger"}>{state}</Chip>
              </dd>
            </div>
          )}
        </dl>
      </div>
      {ticket.onlineUrl && isValid && (
        <p className={css.message}>
          <a className={css.online} href={ticket.onlineUrl} target="_blank" rel="noreferrer">
            <Video size={18} aria-hidden="true" />
            Join online
          </a>
        </p>
      )}
      {ticket.message && isValid && (
        <p className={css.message} dir="auto">
          {ticket.message}
        </p>
      )}
      {!isOff && (ticket.passedTo ?? ticket.isAccepted === false) && (
        <Suspense fallback={null}>
          <PassedTicket path={path} ticket={ticket} onDone={onDone} />
        </Suspense>
      )}
      {wallets && (
        <div className={css.changes}>
          <Suspense fallback={null}>
            <WalletLinks path={path} ticketId={ticket.id} isValid={isValid} wallets={wallets} />
          </Suspense>
        </div>
      )}
      {isValid && (
        <div className={css.changes}>
          <CopyLater value={ticket.code} label="Copy the code" />
          {mayChange && mayRename && (
            <Button size="sm" variant="ghost" onClick={() => onChange("rename")}>
              Change the name
            </Button>
          )}
          {mayChange && mayTransfer && (
            <Button size="sm" variant="ghost" onClick={() => onChange("transfer")}>
              Pass it on
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
