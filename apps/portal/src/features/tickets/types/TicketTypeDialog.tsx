import type { EventRecord } from "@jubilee/core/events/events.types";
import {
  checkTicketTypeDraft,
  draftOfTicketType,
  newTicketTypeDraft,
} from "@jubilee/core/tickets/tickets.rules";
import type {
  TicketTier,
  TicketType,
  TicketTypeDraft,
  TicketTypeInput,
} from "@jubilee/core/tickets/tickets.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { PlanNote } from "../../../event-kit/data/PlanNote.tsx";
import { TicketTypeFields } from "./TicketTypeFields.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const fieldsByColumn: Record<string, keyof TicketTypeDraft> = {
  price_minor: "price",
  sales_start: "salesStartLocal",
  sales_end: "salesEndLocal",
  minimum_minor: "minimum",
  group_size: "groupSize",
  online_url: "onlineUrl",
  min_per_order: "minPerOrder",
  max_per_order: "maxPerOrder",
};

export interface TicketTypeDialogProps {
  event: EventRecord;
  /** Null: a new one. */
  type: TicketType | null;
  /** The price steps it has. */
  tiers: readonly TicketTier[];
  /** Where a new one stands in the list. */
  position: number;
  onClose: () => void;
}

/** Makes or changes a kind of ticket. */
export function TicketTypeDialog({ event, type, tiers, position, onClose }: TicketTypeDialogProps) {
  const tickets = useApi(createTicketsApi);
  const locale = useLocale();
  const form = useDraft(
    () => (type ? draftOfTicketType(type, event.timeZone, locale, tiers) : newTicketTypeDraft()),
    {
      write: useWrite(keys.event(event.id), "Ticket Management"),
      read: (draft) =>
        checkTicketTypeDraft(draft, {
          currency: event.currency,
          locale,
          timeZone: event.timeZone,
          sold: type ? type.sold + type.held : 0,
        }),
      columns: fieldsByColumn,
    },
  );
  const save = (input: TicketTypeInput) =>
    type ? tickets.update(event, type.id, input) : tickets.create(event, input, position);

  return (
    <FormDialog
      size="l"
      title={type ? "Edit ticket" : "New ticket"}
      submitLabel={type ? "Save" : "Put on sale"}
      {...form.dialog(save, {
        done: type ? "Saved" : `${form.draft.name.trim()} is on sale`,
        onClose,
      })}
    >
      <PlanNote eventId={event.id} what="Tickets" needs="pro" />
      <TicketTypeFields
        draft={form.draft}
        errors={form.errors}
        event={event}
        onChange={form.change}
      />
    </FormDialog>
  );
}
