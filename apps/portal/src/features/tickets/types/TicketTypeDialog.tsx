import type { EventRecord } from "@jubilee/core/events/events.types";
import type { CallFailure } from "@jubilee/core/base/result.types";
import {
  checkTicketTypeDraft,
  draftOfTicketType,
  newTicketTypeDraft,
} from "@jubilee/core/tickets/tickets.rules";
import type { TicketTier, TicketType, TicketTypeDraft } from "@jubilee/core/tickets/tickets.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { PlanNote } from "../../../event-kit/data/PlanNote.tsx";
import { TicketTypeFields } from "./TicketTypeFields.tsx";
import type { TicketTypeErrors } from "./ticketTypeFields.types.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const fieldsByColumn: Record<string, keyof TicketTypeDraft> = {
  name: "name",
  price_minor: "price",
  quantity: "quantity",
  sales_start: "salesStartLocal",
  sales_end: "salesEndLocal",
  minimum_minor: "minimum",
  group_size: "groupSize",
  tiers: "tiers",
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
  const [first] = useState(() =>
    type ? draftOfTicketType(type, event.timeZone, locale, tiers) : newTicketTypeDraft(),
  );
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<TicketTypeErrors>({});
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");

  const refuse = ({ field, message }: CallFailure) => {
    const at = field === null ? undefined : fieldsByColumn[field];
    if (at) setErrors({ [at]: message });
    return at !== undefined;
  };
  const save = async () => {
    const checked = checkTicketTypeDraft(draft, {
      currency: event.currency,
      locale,
      timeZone: event.timeZone,
      sold: type ? type.sold + type.held : 0,
    });
    if (!checked.ok) {
      setErrors(checked.errors);
      return;
    }
    const { input } = checked;
    const saved = await run(
      () => (type ? tickets.update(event, type.id, input) : tickets.create(event, input, position)),
      refuse,
    );
    if (!saved) return;
    toast.success(type ? "Saved" : `${saved.name} is on sale`);
    onClose();
  };

  return (
    <FormDialog
      size="l"
      title={type ? "Edit ticket" : "New ticket"}
      submitLabel={type ? "Save" : "Put on sale"}
      busy={isBusy}
      unsaved={draft !== first}
      onSubmit={save}
      onClose={onClose}
    >
      <PlanNote eventId={event.id} what="Tickets" />
      <TicketTypeFields
        draft={draft}
        errors={errors}
        event={event}
        onChange={(part) => {
          setDraft((known) => ({ ...known, ...part }));
          setErrors({});
        }}
      />
    </FormDialog>
  );
}
