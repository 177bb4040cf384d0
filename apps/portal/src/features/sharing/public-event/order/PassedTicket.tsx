import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { toast } from "@jubilee/ui/toast";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import * as css from "./OrderTickets.css.ts";

export interface PassedTicketProps {
  /** `order/…` or `ticket/…`: what the link opens. */
  path: string;
  ticket: OrderTicket;
  onDone: () => void;
}

/** A ticket between two people: where it went, and back again until it is accepted. */
export function PassedTicket({ path, ticket, onDone }: PassedTicketProps) {
  const { isBusy, refused, run } = useChange();
  const { passedTo, passedBy, isAccepted } = ticket;
  const change = async (what: "accept" | "take-back" | "resend-ticket", told: string) => {
    const done = await run(() => callEmbed<OrderView>(`${path}/${what}`, { ticketId: ticket.id }));
    if (!done) return;
    toast.success(told);
    onDone();
  };
  const asksToAccept = isAccepted === false && ticket.status === "valid";
  return (
    <>
      {passedTo && (
        <p className={css.message}>
          {passedTo.canTakeBack ? (
            <span>
              It waits for <bdi>{passedTo.name}</bdi> at <bdi>{passedTo.email}</bdi> to accept it.
              Not the right address? Take it back.
            </span>
          ) : (
            <span>
              It belongs to <bdi>{passedTo.name}</bdi> now.
            </span>
          )}
        </p>
      )}
      {asksToAccept && (
        <p className={css.message}>
          <bdi>{passedBy ?? "Somebody"}</bdi> passed it on to you, and can take it back until you
          accept it.
        </p>
      )}
      {refused && (
        <div className={css.message}>
          <InlineMessage tone="danger">{refused.message}</InlineMessage>
        </div>
      )}
      {(passedTo?.canTakeBack || asksToAccept) && (
        <div className={css.changes}>
          {asksToAccept && (
            <Button
              size="sm"
              loading={isBusy}
              onClick={() => void change("accept", "The ticket is yours")}
            >
              Accept the ticket
            </Button>
          )}
          {passedTo?.canTakeBack && (
            <>
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy}
                onClick={() => void change("take-back", "The ticket is yours again")}
              >
                Take it back
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy}
                onClick={() =>
                  void change("resend-ticket", `The ticket is on its way to ${passedTo.email}`)
                }
              >
                Send it again
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
