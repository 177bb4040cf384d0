import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import type { OfflineMethod, OrderDetail } from "@jubilee/core/tickets/orders.types";
import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const methods = (
  ["bank_transfer", "cash", "cheque", "card_terminal"] as const satisfies OfflineMethod[]
).map((value) => ({ value, label: ticketDeskCopy.methods[value] }));

export interface MarkPaidDialogProps {
  event: EventRecord;
  order: OrderDetail;
  onClose: () => void;
}

/** The planner has the money of an order: how it came, and what the statement says. */
export function MarkPaidDialog({ event, order, onClose }: MarkPaidDialogProps) {
  const orders = useApi(createOrdersApi);
  const locale = useLocale();
  const form = useDraft(
    { method: "bank_transfer" as OfflineMethod, note: "" },
    { write: useWrite(keys.event(event.id), "Ticket Management") },
  );
  const sum = formatMoney(order.totalMinor, order.currency, locale);
  const tell = () =>
    toast.success(
      `Order ${order.code} is paid`,
      order.buyerEmail === null ? undefined : { description: "The tickets are on their way." },
    );
  return (
    <FormDialog
      size="s"
      title={`Do you have the ${sum}?`}
      description={`Order ${order.code} is paid then, for good: tickets and invoice go out. Money goes back by a refund only.`}
      submitLabel={`Yes, ${sum} came`}
      cancelLabel="Not yet"
      {...form.dialog(({ method, note }) => orders.markPaid(order.id, method, note), {
        done: tell,
        onClose,
      })}
    >
      <RadioGroup label="How it came" options={methods} {...form.field("method")} />
      <TextField
        label="Note"
        optional
        help="Such as the line on the statement. It stays in the audit log."
        {...form.field("note")}
        maxLength={300}
        dir="auto"
      />
    </FormDialog>
  );
}
