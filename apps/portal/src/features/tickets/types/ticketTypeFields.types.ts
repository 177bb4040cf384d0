import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TicketTypeDraft } from "@jubilee/core/tickets/tickets.types";

export type TicketTypeErrors = Partial<Record<keyof TicketTypeDraft, string>>;

export interface TicketTypeFieldsProps {
  draft: TicketTypeDraft;
  errors: TicketTypeErrors;
  event: EventRecord;
  onChange: (part: Partial<TicketTypeDraft>) => void;
}
