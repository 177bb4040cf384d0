import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import { isBuiltInEventTypeId } from "./event-types.rules.ts";
import type { RsvpSettings } from "../answers/rsvp.types.ts";
import type { EventBeginning, EventDraft, EventRecord } from "./events.types.ts";

/** The columns of `events` that the planner's screens read. */
export const eventRows = rowMap<
  "events",
  Omit<EventRecord, "eventTypeId"> & { eventTypeId: string }
>()({
  id: "id",
  name: "name",
  description: "description",
  eventTypeId: "event_type_id",
  kind: "kind",
  status: "status",
  visibility: "visibility",
  startDate: "start_date",
  endDate: "end_date",
  startLocal: "start_local",
  endLocal: "end_local",
  timeZone: "time_zone",
  locationName: "location_name",
  address: "address",
  onlineUrl: "online_url",
  venueId: "venue_id",
  coverUrl: "cover_url",
  coverSeed: "cover_seed",
  coverLook: "cover_look",
  currency: "currency",
  locale: "locale",
  hostNames: "host_names",
  rsvpEnabled: "rsvp_enabled",
  answersWithTickets: "answers_with_tickets",
  rsvpDeadline: "rsvp_deadline",
  capacity: "capacity",
  maxPartySize: "max_party_size",
  waitlistEnabled: "waitlist_enabled",
  goalMinor: "goal_minor",
  publishedAt: "published_at",
  cancelledAt: "cancelled_at",
  seriesId: "series_id",
});

/** A row of `events`, as far as the planner's screens read it. */
export type EventRow = RowOf<typeof eventRows>;

/** A row as the product speaks of it. A type that is not built in is drawn and worded as a club. */
export function eventFromRow(row: EventRow): EventRecord {
  const event = eventRows.fromRow(row);
  return {
    ...event,
    eventTypeId: isBuiltInEventTypeId(event.eventTypeId) ? event.eventTypeId : "club-type-1",
    startLocal: event.startLocal.slice(0, 16),
    endLocal: event.endLocal.slice(0, 16),
  };
}

const textOrNull = (text: string) => text.trim() || null;

/** A draft as columns. What a kind of event does not have is left empty. */
export function columnsOfDraft(draft: EventDraft) {
  const isOnline = draft.kind === "online";
  return eventRows.toRow({
    name: draft.name.trim(),
    description: textOrNull(draft.description),
    eventTypeId: draft.eventTypeId,
    kind: draft.kind,
    startLocal: draft.startLocal,
    endLocal: draft.endLocal,
    timeZone: draft.timeZone,
    locationName: isOnline ? null : textOrNull(draft.locationName),
    address: isOnline ? null : textOrNull(draft.address),
    onlineUrl: draft.kind === "in_person" ? null : textOrNull(draft.onlineUrl),
    venueId: isOnline ? null : draft.venueId,
    coverUrl: draft.coverUrl,
    coverSeed: draft.coverSeed,
    coverLook: draft.coverUrl === null ? null : draft.coverLook,
    currency: draft.currency,
    locale: draft.locale,
    visibility: draft.visibility,
    hostNames: draft.hostNames,
    goalMinor: draft.goalMinor,
  });
}

/** What an event keeps of its beginning, as columns. */
export function columnsOfBeginning({ templateKey }: EventBeginning) {
  return templateKey === undefined ? {} : { template_key: templateKey };
}

/** How answers are taken, as columns. */
export function columnsOfRsvpSettings(settings: RsvpSettings) {
  return eventRows.toRow({
    rsvpEnabled: settings.rsvpEnabled,
    answersWithTickets: settings.answersWithTickets,
    rsvpDeadline: settings.rsvpDeadline,
    capacity: settings.capacity,
    maxPartySize: settings.maxPartySize,
    waitlistEnabled: settings.waitlistEnabled,
  });
}
