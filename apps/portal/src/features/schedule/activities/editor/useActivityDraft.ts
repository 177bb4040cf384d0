import { checkActivityDraft } from "@jubilee/core/schedule/activities.rules";
import type { ActivityDraft } from "@jubilee/core/schedule/activities.types";
import type { Write } from "../../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";

const fieldsByColumn: Record<string, keyof ActivityDraft> = {
  start_local: "startLocal",
  end_local: "endLocal",
};

export type ActivityForm = ReturnType<typeof useActivityDraft>;

/** The form of an activity. */
export function useActivityDraft(kept: ActivityDraft, write: Write) {
  return useDraft(kept, { write, check: checkActivityDraft, columns: fieldsByColumn });
}
