import type { ActivityKind, ActivityMaterial } from "./public-schedule.types.ts";
import type {
  ActivityDraft,
  ActivityRecord,
  ActivityStatus,
  ActivityVisibility,
} from "./activities.types.ts";

/** A row of the table `activities`. */
export interface ActivityRow {
  id: string;
  event_id: string;
  title: string;
  description: string | null;
  kind: ActivityKind;
  status: ActivityStatus;
  visibility: ActivityVisibility;
  start_at: string;
  end_at: string;
  start_local: string;
  end_local: string;
  room: string | null;
  venue_space_id: string | null;
  host_name: string | null;
  host_guest_id: string | null;
  host_member_id: string | null;
  sign_up: boolean;
  asks_rsvp: boolean;
  requires_rsvp: boolean;
  capacity: number | null;
  ticket_type_id: string | null;
  tags: string[];
  materials: ActivityMaterial[];
}

/** The columns of `ActivityRow`, for a select. */
export const activityColumns =
  "id, event_id, title, description, kind, status, visibility, start_at, end_at, start_local, end_local, room, venue_space_id, host_name, host_guest_id, host_member_id, sign_up, asks_rsvp, requires_rsvp, capacity, ticket_type_id, tags, materials";

/** A row as the product speaks of it. */
export function activityFromRow(row: ActivityRow): ActivityRecord {
  return {
    id: row.id,
    eventId: row.event_id,
    title: row.title,
    description: row.description,
    kind: row.kind,
    status: row.status,
    visibility: row.visibility,
    startAt: row.start_at,
    endAt: row.end_at,
    startLocal: row.start_local.slice(0, 16),
    endLocal: row.end_local.slice(0, 16),
    room: row.room,
    spaceId: row.venue_space_id,
    hostName: row.host_name,
    hostGuestId: row.host_guest_id,
    hostMemberId: row.host_member_id,
    signUp: row.sign_up,
    asksRsvp: row.asks_rsvp,
    requiresRsvp: row.requires_rsvp,
    capacity: row.capacity,
    ticketTypeId: row.ticket_type_id,
    tags: row.tags,
    materials: row.materials,
  };
}

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** A draft as columns of the table. */
export function columnsOfActivity(draft: ActivityDraft) {
  return {
    title: draft.title.trim(),
    description: orNull(draft.description),
    kind: draft.kind,
    status: draft.status,
    visibility: draft.visibility,
    start_local: draft.startLocal,
    end_local: draft.endLocal,
    room: orNull(draft.room),
    host_name: orNull(draft.hostName),
    host_guest_id: draft.hostGuestId,
    host_member_id: draft.hostMemberId,
    sign_up: draft.signUp,
    asks_rsvp: draft.asksRsvp,
    requires_rsvp: draft.requiresRsvp,
    capacity: draft.capacity,
    ticket_type_id: orNull(draft.ticketTypeId),
    tags: draft.tags,
    materials: draft.materials.filter(({ url }) => url.trim() !== ""),
  };
}
