import { checkActivityDraft } from "@jubilee/core/schedule/activities.rules";
import type { ActivityDraft } from "@jubilee/core/schedule/activities.types";
import type { DraftErrors } from "@jubilee/core/events/events.types";
import type { CallFailure } from "@jubilee/core/base/result.types";
import { useState } from "react";

const fieldsByColumn: Record<string, keyof ActivityDraft> = {
  title: "title",
  start_local: "startLocal",
  end_local: "endLocal",
  capacity: "capacity",
  materials: "materials",
};

export type ActivityForm = ReturnType<typeof useActivityDraft>;

/** What the planner typed, what is wrong with it, and whether it differs from what is kept. */
export function useActivityDraft(initial: ActivityDraft) {
  const [kept, setKept] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors<ActivityDraft>>({});
  return {
    draft,
    errors,
    isDirty: JSON.stringify(draft) !== JSON.stringify(kept),
    change: (part: Partial<ActivityDraft>) => {
      setDraft((known) => ({ ...known, ...part }));
      const cleared = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
      setErrors((known) => ({ ...known, ...cleared }));
    },
    /** Whether the draft can be kept; otherwise every field at fault says so. */
    check: (): boolean => {
      const found = checkActivityDraft(draft);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    /** Puts a refusal of the server at its field; false when it belongs to none. */
    refuse: ({ field, message }: CallFailure): boolean => {
      const at = field === null ? undefined : fieldsByColumn[field];
      if (at) setErrors((known) => ({ ...known, [at]: message }));
      return at !== undefined;
    },
    /** Remembers what is kept now, so that leaving is free again. */
    keep: () => setKept(draft),
  };
}
