import type { SearchFields as Fields } from "./useVenueSearch.ts";

export interface SearchFieldsProps {
  fields: Fields;
  /** Whether no venue is known at the place that distances are asked from. */
  isNowhere: boolean;
  onChange: (part: Partial<Fields>) => void;
}
