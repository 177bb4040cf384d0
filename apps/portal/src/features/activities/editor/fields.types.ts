import type { ActivityDraft } from "@jubilee/core/activities/types";
import type { DraftErrors } from "@jubilee/core/events/types";

/** What every group of the editor's fields takes. */
export interface FieldsProps {
  draft: ActivityDraft;
  errors: DraftErrors<ActivityDraft>;
  onChange: (change: Partial<ActivityDraft>) => void;
}
