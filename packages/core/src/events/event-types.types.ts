import type { EventTypeId } from "../sharing/public-event.types.ts";

export interface EventType {
  /** A built-in id, or a UUID. */
  id: string;
  name: string;
  description: string;
  /** What a group of guests is called: Class Year, Branch, Unit … */
  groupTerm: string;
  /** What one guest is called: Classmate, Family Member, Service Member … */
  memberTerm: string;
}

export interface BuiltInEventType extends EventType {
  id: EventTypeId;
}

export interface EventTypePreference {
  eventTypeId: string;
  /** Whether the user picked it, or it is the default. */
  isExplicit: boolean;
}
