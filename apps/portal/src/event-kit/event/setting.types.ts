import type { Permission } from "@jubilee/core/account/rights.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ComponentType } from "react";
import type { Reader } from "../../app/routing/reads.types.ts";
import type { EventCardProps } from "./card.types.ts";

/** The keys of the parts of an event's settings, as they stand in the address; each adds its own. */
export interface EventSettingKeys {
  basics: true;
}

export type EventSettingKey = keyof EventSettingKeys;

/**
 * A part of an event's settings. `<feature>.setting.ts` in the area's own folder exports it as
 * `setting`; the event's settings find it there.
 */
export interface EventSetting {
  key: EventSettingKey;
  label: string;
  /** What it decides, in a sentence under its title. */
  lead?: string;
  /** Lower comes first; they stand ten apart. */
  order: number;
  /** What one may do for whom it is there; without: for everybody who opens the event. */
  asks?: Permission;
  /** Without: always there. */
  isShown?: (props: EventCardProps, nowMs: number) => boolean;
  /** What it reads besides the overview. */
  reads?: (reader: Reader, event: EventRecord) => Promise<unknown>;
  Part: ComponentType<EventCardProps>;
}
