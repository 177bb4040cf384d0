import { readLocale } from "../account/preferences.rules.ts";
import { isBuiltInEventTypeId } from "./event-types.rules.ts";
import type { EventKind } from "../sharing/public-event.types.ts";
import type { RsvpSettings } from "../answers/rsvp.types.ts";
import type {
  CoverLook,
  EventBeginning,
  EventDraft,
  EventRecord,
  EventStatus,
  EventVisibility,
} from "./events.types.ts";

/** A row of the table `events`, as far as the planner's screens read it. */
export interface EventRow {
  id: string;
  name: string;
  description: string | null;
  event_type_id: string;
  kind: EventKind;
  status: EventStatus;
  visibility: EventVisibility;
  start_date: string;
  end_date: string;
  start_local: string;
  end_local: string;
  time_zone: string;
  location_name: string | null;
  address: string | null;
  online_url: string | null;
  venue_id: string | null;
  cover_url: string | null;
  cover_seed: string;
  cover_look: CoverLook | null;
  currency: string;
  host_names: string[];
  rsvp_enabled: boolean;
  answers_with_tickets: boolean;
  rsvp_deadline: string | null;
  capacity: number | null;
  max_party_size: number;
  waitlist_enabled: boolean;
  goal_minor: number | null;
  published_at: string | null;
  cancelled_at: string | null;
  series_id: string | null;
}

/** The columns of `EventRow`, for a select. */
export const eventColumns =
  "id, name, description, event_type_id, kind, status, visibility, start_date, end_date, start_local, end_local, time_zone, location_name, address, online_url, venue_id, cover_url, cover_seed, cover_look, currency, host_names, rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size, waitlist_enabled, goal_minor, published_at, cancelled_at, series_id";

/** A row as the product speaks of it. A type that is not built in is drawn and worded as a club. */
export function eventFromRow(row: EventRow): EventRecord {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    eventTypeId: isBuiltInEventTypeId(row.event_type_id) ? row.event_type_id : "club-type-1",
    kind: row.kind,
    status: row.status,
    visibility: row.visibility,
    startDate: row.start_date,
    endDate: row.end_date,
    startLocal: row.start_local.slice(0, 16),
    endLocal: row.end_local.slice(0, 16),
    timeZone: row.time_zone,
    locationName: row.location_name,
    address: row.address,
    onlineUrl: row.online_url,
    venueId: row.venue_id,
    coverUrl: row.cover_url,
    coverSeed: row.cover_seed,
    coverLook: row.cover_look,
    currency: row.currency,
    hostNames: row.host_names,
    rsvpEnabled: row.rsvp_enabled,
    answersWithTickets: row.answers_with_tickets,
    rsvpDeadline: row.rsvp_deadline,
    capacity: row.capacity,
    maxPartySize: row.max_party_size,
    waitlistEnabled: row.waitlist_enabled,
    goalMinor: row.goal_minor,
    publishedAt: row.published_at,
    cancelledAt: row.cancelled_at,
    seriesId: row.series_id,
  };
}

const textOrNull = (text: string) => text.trim() || null;

/** A draft as columns. What a kind of event does not have is left empty. */
export function columnsOfDraft(draft: EventDraft) {
  const isOnline = draft.kind === "online";
  return {
    name: draft.name.trim(),
    description: textOrNull(draft.description),
    event_type_id: draft.eventTypeId,
    kind: draft.kind,
    start_local: draft.startLocal,
    end_local: draft.endLocal,
    time_zone: draft.timeZone,
    location_name: isOnline ? null : textOrNull(draft.locationName),
    address: isOnline ? null : textOrNull(draft.address),
    online_url: draft.kind === "in_person" ? null : textOrNull(draft.onlineUrl),
    venue_id: isOnline ? null : draft.venueId,
    cover_url: draft.coverUrl,
    cover_seed: draft.coverSeed,
    cover_look: draft.coverUrl === null ? null : draft.coverLook,
    currency: draft.currency,
    visibility: draft.visibility,
    host_names: draft.hostNames,
    goal_minor: draft.goalMinor,
  };
}

/** What an event keeps of its beginning, as columns; a way of writing that is not offered is left out. */
export function columnsOfBeginning({ locale, templateKey }: EventBeginning) {
  const offered = readLocale(locale);
  return {
    ...(offered === null ? {} : { locale: offered }),
    ...(templateKey === undefined ? {} : { template_key: templateKey }),
  };
}

/** How answers are taken, as columns. */
export function columnsOfRsvpSettings(settings: RsvpSettings) {
  return {
    rsvp_enabled: settings.rsvpEnabled,
    answers_with_tickets: settings.answersWithTickets,
    rsvp_deadline: settings.rsvpDeadline,
    capacity: settings.capacity,
    max_party_size: settings.maxPartySize,
    waitlist_enabled: settings.waitlistEnabled,
  };
}
