import type { EventTypeId } from "../sharing/public-event.types.ts";
import type { CoverSubject } from "./cover-seeds.types.ts";
import type { ActivityKind } from "../schedule/public-schedule.types.ts";

/** The shelves that the templates stand on. */
export type TemplateFamily = "reunions" | "celebrations" | "trips" | "work" | "sport" | "stage";

/** One entry of the programme that a template brings. */
export interface TemplateEntry {
  /** Days after the first one. */
  day: number;
  /** Clock of the event's zone, `HH:mm`. */
  at: string;
  minutes: number;
  kind: ActivityKind;
  title: string;
  note: string;
}

/** What an event of its kind begins with. Source: specification section 3, "Template pages". */
export interface EventTemplate {
  /** As in its address `/templates/<key>`. */
  key: string;
  title: string;
  family: TemplateFamily;
  eventTypeId: EventTypeId;
  /** What its cover shows; left out, what its type shows. */
  subject?: CoverSubject;
  /** What it is good for, in one sentence. */
  line: string;
  /** The first words for those who come; paragraphs stand apart by an empty line. */
  story: string;
  /** 0 is a Sunday. */
  weekday: number;
  /** The first date that is proposed lies this many weeks ahead. */
  weeksAhead: number;
  /** Clocks `HH:mm`; whole days go from 00:00 to the 00:00 after the last one. */
  starts: string;
  ends: { day: number; at: string };
  programme: readonly TemplateEntry[];
}
