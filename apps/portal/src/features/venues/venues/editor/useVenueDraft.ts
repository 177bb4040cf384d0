import { checkVenueDraft } from "@jubilee/core/venues/venues.rules";
import type { VenueDraft } from "@jubilee/core/venues/venues.types";
import type { Write } from "../../../../page-kit/data/useWrite.ts";
import type { Problems } from "../../../../page-kit/form/problems.rules.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";

export type VenueForm = ReturnType<typeof useVenueDraft>;

/** What every group of the editor's fields takes. */
export interface VenuePartProps {
  draft: VenueDraft;
  errors: Problems<VenueDraft>;
  onChange: (change: Partial<VenueDraft>) => void;
}

/** The form of a venue. */
export function useVenueDraft(kept: VenueDraft, write: Write) {
  return useDraft(kept, { write, check: checkVenueDraft });
}
