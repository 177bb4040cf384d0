import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { ActivityDraft, ActivityRecord } from "./activities.types.ts";

/** The columns of `activities` that the planner's screens read. */
export const activityRows = rowMap<"activities", ActivityRecord>()({
  id: "id",
  eventId: "event_id",
  title: "title",
  description: "description",
  kind: "kind",
  status: "status",
  visibility: "visibility",
  startAt: "start_at",
  endAt: "end_at",
  startLocal: "start_local",
  endLocal: "end_local",
  room: "room",
  spaceId: "venue_space_id",
  hostName: "host_name",
  hostGuestId: "host_guest_id",
  hostMemberId: "host_member_id",
  signUp: "sign_up",
  asksRsvp: "asks_rsvp",
  requiresRsvp: "requires_rsvp",
  capacity: "capacity",
  ticketTypeId: "ticket_type_id",
  tags: "tags",
  materials: "materials",
});

/** A row of the table `activities`. */
export type ActivityRow = RowOf<typeof activityRows>;

/** A row as the product speaks of it. */
export function activityFromRow(row: ActivityRow): ActivityRecord {
  const activity = activityRows.fromRow(row);
  return {
    ...activity,
    startLocal: activity.startLocal.slice(0, 16),
    endLocal: activity.endLocal.slice(0, 16),
  };
}

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** A draft as columns of the table. */
export function columnsOfActivity(draft: ActivityDraft) {
  return activityRows.toRow({
    title: draft.title.trim(),
    description: orNull(draft.description),
    kind: draft.kind,
    status: draft.status,
    visibility: draft.visibility,
    startLocal: draft.startLocal,
    endLocal: draft.endLocal,
    room: orNull(draft.room),
    hostName: orNull(draft.hostName),
    hostGuestId: draft.hostGuestId,
    hostMemberId: draft.hostMemberId,
    signUp: draft.signUp,
    asksRsvp: draft.asksRsvp,
    requiresRsvp: draft.requiresRsvp,
    capacity: draft.capacity,
    ticketTypeId: orNull(draft.ticketTypeId),
    tags: draft.tags,
    materials: draft.materials.filter(({ url }) => url.trim() !== ""),
  });
}
