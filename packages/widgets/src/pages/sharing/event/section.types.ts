import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { ReactNode } from "react";
import type { WidgetKind } from "../../../kinds.ts";
import type { EventPart } from "./event.types.ts";

/**
 * A part of guests' pages of an event. `<area>/<name>.section.tsx` exports it as `section`; the pages
 * find it there.
 */
export interface PageSection {
  /** Lower comes first: what is asked of the guest, then what is theirs, then what there is to see. */
  order: number;
  /** What it asks beside the event: the name of the public function's call, where there is anything to ask. */
  reads?: { call: string; when: (shared: SharedEvent) => boolean };
  isShown: (place: EventPart) => boolean;
  /** Whether it is what the page is about: it stands beside the day and the place, where else the reply does. */
  isBeside?: (place: EventPart) => boolean;
  /** The widget it stands around, whose script comes beside the page. */
  widget?: WidgetKind;
  part: (place: EventPart) => ReactNode;
}
