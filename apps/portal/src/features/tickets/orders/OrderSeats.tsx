import type { EventRecord } from "@jubilee/core/events/events.types";
import type { OrderDetail, OrderSeat, SeatChange } from "@jubilee/core/tickets/orders.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu, type MenuEntry } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { muted, part, seat as seatLine, seatWords, ticketNumber, title } from "./OrderPanel.css.ts";
import { SeatDialog } from "./SeatDialog.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const words = {
  valid: "",
  checked_in: "Checked in",
  cancelled: "Cancelled",
  refunded: "Refunded",
  transferred: "Passed on",
} as const;

interface Changing {
  seat: OrderSeat;
  what: "rename" | "transfer";
}

function stateOf({ status, isPassedOn, isAccepted, holderEmail }: OrderSeat): string[] {
  const waits = isPassedOn && status === "valid" && !isAccepted;
  return [words[status], waits ? `not accepted yet by ${holderEmail ?? "its new holder"}` : ""];
}

/** The tickets of an order, and what the planner does with each. */
export function OrderSeats({ event, order }: { event: EventRecord; order: OrderDetail }) {
  const orders = useApi(createOrdersApi);
  const [changing, setChanging] = useState<Changing | null>(null);
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
  const change = async (seat: OrderSeat, what: SeatChange, told: string) => {
    if (await run(() => orders.changeSeat(seat.id, what))) toast.success(told);
  };
  const entriesOf = (seat: OrderSeat): MenuEntry[] => [
    {
      id: "rename",
      label: "Change the name",
      onSelect: () => setChanging({ seat, what: "rename" }),
    },
    ...(seat.status === "valid"
      ? [
          {
            id: "transfer",
            label: "Pass it on",
            onSelect: () => setChanging({ seat, what: "transfer" }),
          },
        ]
      : []),
    ...(seat.isPassedOn && seat.status === "valid"
      ? [
          {
            id: "resend",
            label: "Send it again",
            onSelect: () =>
              void change(
                seat,
                { kind: "resend" },
                `The ticket is on its way to ${seat.holderEmail ?? "its holder"}`,
              ),
          },
          {
            id: "take-back",
            label: "Take it back",
            onSelect: () =>
              void change(seat, { kind: "take_back" }, "The ticket is back with whom it came from"),
          },
        ]
      : []),
  ];
  return (
    <section className={part}>
      <h3 className={title}>Tickets</h3>
      {order.tickets.map((seat) => (
        <div key={seat.id} className={seatLine}>
          <span className={seatWords}>
            <bdi>{seat.holderName}</bdi>
            <span className={muted}>
              <span className={ticketNumber}>{seat.number}</span>
              {[seat.typeName, ...stateOf(seat)].filter(Boolean).map((word) => ` · ${word}`)}
            </span>
          </span>
          {(seat.status === "valid" || seat.status === "checked_in") && (
            <Menu
              align="end"
              trigger={
                <IconButton
                  size="sm"
                  icon={<Ellipsis />}
                  label={`What to do with ticket ${seat.number}`}
                  disabled={isBusy}
                />
              }
              entries={entriesOf(seat)}
            />
          )}
        </div>
      ))}
      {changing && (
        <SeatDialog
          event={event}
          seat={changing.seat}
          what={changing.what}
          onClose={() => setChanging(null)}
        />
      )}
    </section>
  );
}
