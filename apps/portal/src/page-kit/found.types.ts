import type { Found, FoundKind } from "@jubilee/core/insight/own-search.types";
import type { LucideIcon } from "lucide-react";
import type { RouteName } from "../app/routing/routing.types.ts";

/**
 * One kind of things that the search over everything of one's own finds. `<kind>.found.ts` in the
 * area's own folder exports it as `found`, beside the SQL function `private.found_<kind>`.
 */
export interface FoundThings {
  kind: FoundKind;
  /** Of several, as a heading. */
  name: string;
  /** Of one, as its place. */
  one: string;
  icon: LucideIcon;
  /** What one is called that nobody has named. */
  unnamed?: (found: Found) => string | undefined;
  /** Lower comes first, ten apart: the place that the SQL function answers. */
  order: number;
  /** Where one of them is opened. */
  address: (found: Found) => string;
  /** The page that shows one of them, by which a visit is known again. */
  page?: RouteName;
}
