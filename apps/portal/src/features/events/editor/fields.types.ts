import type { DraftErrors, EventDraft } from "@jubilee/core/events/events.types";

/** What every group of the editor's fields takes. */
export interface FieldsProps {
  draft: EventDraft;
  errors: DraftErrors<EventDraft>;
  /** Of an event that is kept: its spaces can be held. */
  eventId?: string | undefined;
  onChange: (change: Partial<EventDraft>) => void;
}
