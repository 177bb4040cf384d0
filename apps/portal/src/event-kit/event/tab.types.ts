import type { Permission } from "@jubilee/core/account/rights.rules";
import type { Database } from "@jubilee/core/database";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import type { ComponentType } from "react";
import type { BehindPlan } from "./behind.types.ts";
import type { Reader } from "../../app/routing/reads.types.ts";

/**
 * The keys of an event's tabs, as they stand in the address. Each tab adds its own in its file, so
 * that nothing can link to a tab that is not there.
 */
export interface EventTabKeys {
  overview: true;
  settings: true;
}

export type EventTabKey = keyof EventTabKeys;

/** A table whose changes an open event page hears of; it is published to `supabase_realtime`. */
export type LiveTable = keyof Database["public"]["Tables"];

export interface EventTabProps {
  event: EventRecord;
  /** Ids that changed a moment ago. */
  glowing: ReadonlySet<string>;
}

/** A tab's module. */
export interface TabModule {
  default: ComponentType<EventTabProps>;
  /** What the tab reads first, for the event of that id: asked for when somebody is about to open it. */
  reads?: (reader: Reader, eventId: string, query: URLSearchParams) => Promise<unknown>;
}

/**
 * One way to look at an event. `<feature>.tab.ts` in the area's own folder exports it as `tab`; the
 * event's page finds it there.
 */
export interface EventTab {
  key: EventTabKey;
  label: string;
  /** Lower comes first; they stand ten apart. */
  order: number;
  /** What one may do for whom it is there; without: for everybody who opens the event. */
  asks?: Permission;
  /** The slug of the article about it. */
  help: string;
  /** How many it holds, beside its label. */
  count?: (overview: EventOverview) => number;
  /** Left out where the event's state or its account's plan leaves no use for it. Without: always there. */
  isShown?: (event: EventRecord, overview: EventOverview | undefined) => boolean;
  /** What the event's account has not got, where nothing is there to be read either: the tab says so. */
  behind?: (overview: EventOverview) => BehindPlan | null;
  /** A screen to work on: it has the window's whole height, and no footer under it. */
  fills?: boolean;
  /** Where changes by others are seen at once, each with an `event_id`. */
  live?: readonly LiveTable[];
  screen: () => Promise<TabModule>;
}
