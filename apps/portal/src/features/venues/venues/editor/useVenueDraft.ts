import type { CallFailure } from "@jubilee/core/base/result.types";
import { checkVenueDraft } from "@jubilee/core/venues/venues.rules";
import type { VenueDraft, VenueErrors } from "@jubilee/core/venues/venues.types";
import { useState } from "react";

export type VenueForm = ReturnType<typeof useVenueDraft>;

/** What every group of the editor's fields takes. */
export interface VenuePartProps {
  draft: VenueDraft;
  errors: VenueErrors;
  onChange: (change: Partial<VenueDraft>) => void;
}

/** What was typed, what is wrong with it, and whether it differs from what is kept. */
export function useVenueDraft(initial: VenueDraft) {
  const [kept, setKept] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<VenueErrors>({});
  return {
    draft,
    errors,
    isDirty: JSON.stringify(draft) !== JSON.stringify(kept),
    change: (part: Partial<VenueDraft>) => {
      setDraft((known) => ({ ...known, ...part }));
      const cleared = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
      setErrors((known) => ({ ...known, ...cleared }));
    },
    check: (): boolean => {
      const found = checkVenueDraft(draft);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    /** Puts a refusal at its field; false when it belongs to none. */
    refuse: ({ field, message }: CallFailure): boolean => {
      if (field === null || !(field in draft)) return false;
      setErrors((known) => ({ ...known, [field]: message }));
      return true;
    },
    /** Remembers what is kept now, so that leaving is free again. */
    keep: (venue: VenueDraft) => {
      setKept(venue);
      setDraft(venue);
    },
  };
}
