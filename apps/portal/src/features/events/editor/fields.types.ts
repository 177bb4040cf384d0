import type { DraftErrors, EventDraft } from "@jubilee/core/events/types";

/** What every group of the editor's fields takes. */
export interface FieldsProps {
  draft: EventDraft;
  errors: DraftErrors<EventDraft>;
  onChange: (change: Partial<EventDraft>) => void;
}
