import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { toast } from "@jubilee/ui/toast";
import { CalendarPlus, FileDown, Mail, Printer, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { callEmbed, embedAddress } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import { AddToCalendar } from "../page/AddToCalendar.tsx";
import { actions } from "./OrderTickets.css.ts";

const CancelTicketsDialog = lazy(async () => ({
  default: (await import("./CancelTicketsDialog.tsx")).CancelTicketsDialog,
}));

const KeepOffline = lazy(async () => ({
  default: (await import("./KeepOffline.tsx")).KeepOffline,
}));

export interface OrderActionsProps {
  /** `order/…` or `ticket/…`: what the link opens. */
  path: string;
  token: string;
  order: OrderView;
  onChange: (order: OrderView) => void;
}

/** What can be done with an order by its link: keep, print, send again, give back. */
export function OrderActions({ path, token, order, onChange }: OrderActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { isBusy, run } = useChange();
  const { terms } = order;
  const isOrder = path.startsWith("order/");
  const isOff = order.event.status === "cancelled";
  const hasValid = order.tickets.some(({ status }) => status === "valid");
  const resend = async () => {
    const sent = await run(() => callEmbed<{ sentTo: string }>(`${path}/resend`, {}));
    if (sent) toast.success(`The tickets are on their way to ${sent.sentTo}`);
  };
  return (
    <div className={actions}>
      {isOrder && !isOff && (
        <AddToCalendar
          event={order.event}
          file={embedAddress(`${path}/calendar.ics`)}
          pageUrl={null}
        >
          {(open) => (
            <Button icon={<CalendarPlus />} onClick={open}>
              Add to calendar
            </Button>
          )}
        </AddToCalendar>
      )}
      {(isOrder || !isOff) && (
        <LinkButton
          variant="outline"
          href={embedAddress(`${path}/tickets.pdf`)}
          download
          icon={<FileDown />}
        >
          {isOff
            ? "Order as PDF"
            : order.tickets.length === 1
              ? "Ticket as PDF"
              : "All tickets as PDF"}
        </LinkButton>
      )}
      {!isOff && (
        <Suspense>
          <KeepOffline path={path} />
        </Suspense>
      )}
      <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      {isOrder && hasValid && !isOff && order.buyerEmail && (
        <Button variant="outline" icon={<Mail />} loading={isBusy} onClick={() => void resend()}>
          Send again
        </Button>
      )}
      {terms?.cancel && hasValid && (
        <Button variant="ghost" icon={<Undo2 />} onClick={() => setCancelling(true)}>
          Cancel tickets
        </Button>
      )}
      {terms?.cancel && isCancelling && (
        <Suspense fallback={null}>
          <CancelTicketsDialog
            token={token}
            order={order}
            terms={terms.cancel}
            onDone={(changed) => {
              setCancelling(false);
              onChange(changed);
            }}
            onClose={() => setCancelling(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
