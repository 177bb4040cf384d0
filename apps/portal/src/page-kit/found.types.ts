import type { Found, FoundKind } from "@jubilee/core/insight/own-search.types";

/**
 * One kind of things that the search over everything of one's own finds. `<kind>.found.ts` in the
 * area's own folder exports it as `found`, beside the SQL function `private.found_<kind>`.
 */
export interface FoundThings {
  kind: FoundKind;
  /** Of several, as a heading. */
  name: string;
  /** Lower comes first, ten apart: the place that the SQL function answers. */
  order: number;
  /** Where one of them is opened. */
  address: (found: Found) => string;
}
