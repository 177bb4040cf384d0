import { formatMoney } from "@jubilee/core/money/money.rules";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { shareOf } from "@jubilee/core/tickets/ticket-desk.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useTellMoment } from "../../../../event-kit/useTellMoment.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";

export interface CancelTicketsDialogProps {
  token: string;
  order: OrderView;
  /** Until when, and which share of the price goes back. */
  terms: { until: string; refundBps: number };
  onDone: (order: OrderView) => void;
  onClose: () => void;
}

/** Gives chosen tickets back, and says before how much money comes with it. */
export function CancelTicketsDialog(props: CancelTicketsDialogProps) {
  const { token, order, terms, onDone, onClose } = props;
  const [locale, tell] = [useLocale(), useTellMoment()];
  const valid = order.tickets.filter(({ status }) => status === "valid");
  const [chosen, setChosen] = useState<readonly string[]>(valid.map(({ id }) => id));
  const { isBusy, refused, run } = useChange();
  const paid = valid
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, { priceMinor = 0 }) => sum + priceMinor, 0);
  const back = formatMoney(shareOf(paid, terms.refundBps), order.currency, locale);
  const send = async () => {
    const changed = await run(() =>
      callEmbed<OrderView>(`order/${encodeURIComponent(token)}/cancel`, { ticketIds: chosen }),
    );
    if (!changed) return;
    toast.success(chosen.length === 1 ? "The ticket is cancelled" : "The tickets are cancelled");
    onDone(changed);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Cancel tickets"
      description={`What you cancel admits nobody any more and goes to somebody else at once. ${tell("You can cancel until", terms.until, order.event.timeZone)}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep them
          </Button>
          <Button
            variant="destructive"
            loading={isBusy}
            disabled={chosen.length === 0}
            onClick={() => void send()}
          >
            {`Cancel ${counted(chosen.length, "ticket")}`}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {valid.map(({ id, holderName, typeName }) => (
          <Checkbox
            key={id}
            label={`${holderName}, ${typeName}`}
            checked={chosen.includes(id)}
            onCheckedChange={(on) =>
              setChosen((known) => (on ? [...known, id] : known.filter((other) => other !== id)))
            }
          />
        ))}
        {order.totalMinor > 0 && <Text>You get back {back}, the way you paid.</Text>}
        {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
      </Stack>
    </Dialog>
  );
}
