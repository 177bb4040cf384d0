import type { Permission } from "@jubilee/core/account/rights.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import type { ComponentType } from "react";
import type { Reader } from "../../app/routing/reads.types.ts";
import type { BehindPlan } from "./behind.types.ts";

export interface EventCardProps {
  event: EventRecord;
  overview: EventOverview;
}

/**
 * What an area says on an event's overview. `<feature>.card.ts` in the area's own folder exports it
 * as `card`; the overview finds it there.
 */
export interface EventCard {
  /** The wide column or the narrow one; on phones the wide one comes first. */
  column: "main" | "side";
  /** Lower comes first in its column; they stand ten apart. */
  order: number;
  /** What one may do for whom it is there; without: for everybody who opens the event. */
  asks?: Permission;
  /** Without: always there. */
  isShown?: (props: EventCardProps, nowMs: number) => boolean;
  /** Where the event's account has no plan for it, and nothing is there to be read: named in one line instead. */
  behind?: (props: EventCardProps) => BehindPlan | null;
  /** What it reads besides the overview: asked for when somebody is about to open the event. */
  reads?: (reader: Reader, event: EventRecord) => Promise<unknown>;
  Card: ComponentType<EventCardProps>;
}
