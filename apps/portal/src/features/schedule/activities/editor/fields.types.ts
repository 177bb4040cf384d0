import type { ActivityDraft } from "@jubilee/core/schedule/activities.types";
import type { DraftErrors } from "@jubilee/core/events/events.types";

/** What every group of the editor's fields takes. */
export interface FieldsProps {
  draft: ActivityDraft;
  errors: DraftErrors<ActivityDraft>;
  onChange: (change: Partial<ActivityDraft>) => void;
}
