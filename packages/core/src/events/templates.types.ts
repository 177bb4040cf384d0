import type { EventTypeId } from "../sharing/public-event.types.ts";
import type { CoverSubject } from "./cover-seeds.types.ts";

/** The shelves that the templates stand on. */
export type TemplateFamily = "reunions" | "celebrations" | "trips" | "work" | "sport" | "stage";

/** A template on its shelf; what it brings is its blueprint. Source: specification section 3, "Template pages". */
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
}

/** What the wall tells of a blueprint without loading it. */
export interface TemplateCount {
  tasks: number;
  /** Days from its first task to the event. */
  lead: number;
}
