import type {
  ActivityConflict,
  ActivityRecord,
  ScheduleBooking,
  ScheduleBusy,
  ScheduleDesk,
  ScheduleSpace,
} from "./activities.types.ts";

type Placed = Pick<
  ActivityRecord,
  | "id"
  | "title"
  | "status"
  | "startLocal"
  | "endLocal"
  | "room"
  | "hostName"
  | "hostGuestId"
  | "hostMemberId"
  | "capacity"
>;

/** What the schedule knows beside the activities themselves. */
export type ScheduleKnown = Pick<ScheduleDesk, "sharedGuests" | "spaces" | "busy">;

/** Before the desk is read. */
export const nothingKnown: ScheduleKnown = { sharedGuests: [], spaces: [], busy: [] };

const same = (one: string | null, other: string | null | undefined) =>
  one !== null && one.toLocaleLowerCase() === other?.toLocaleLowerCase();

type Spanned = Pick<Placed, "startLocal" | "endLocal">;
const overlap = (one: Spanned, other: Spanned) =>
  one.startLocal < other.endLocal && other.startLocal < one.endLocal;

type Hosted = Pick<Placed, "hostGuestId" | "hostMemberId">;
const sameHost = (one: Hosted, other: Hosted) =>
  (one.hostGuestId !== null && one.hostGuestId === other.hostGuestId) ||
  (one.hostMemberId !== null && one.hostMemberId === other.hostMemberId);

function withOthers(
  activity: Placed,
  others: readonly Placed[],
  { sharedGuests }: ScheduleKnown,
): ActivityConflict[] {
  const found: ActivityConflict[] = [];
  for (const other of others) {
    if (other.id === activity.id || other.status === "cancelled") continue;
    if (!overlap(activity, other)) continue;
    const at = { otherId: other.id, otherTitle: other.title };
    if (same(activity.room, other.room)) {
      found.push({ reason: "room", what: other.room ?? "", ...at });
    }
    const hosts = sameHost(activity, other) || same(activity.hostName, other.hostName);
    if (hosts) found.push({ reason: "host", what: other.hostName ?? "", ...at });
    const pair = sharedGuests.find(
      ({ a, b }) => (a === activity.id && b === other.id) || (b === activity.id && a === other.id),
    );
    if (pair && !(hosts && pair.guests === 1)) {
      found.push({ reason: "guests", what: String(pair.guests), ...at });
    }
  }
  return found;
}

function withBusy(
  activity: Placed,
  space: ScheduleSpace | undefined,
  busy: readonly ScheduleBusy[],
): ActivityConflict[] {
  return busy
    .filter((one) => overlap(activity, one))
    .flatMap((one): ActivityConflict[] => {
      const at = { otherId: one.id, otherTitle: one.title };
      if (space && one.spaceId === space.id) {
        return [{ reason: one.kind, what: space.name, ...at }];
      }
      return sameHost(activity, one)
        ? [{ reason: "host", what: activity.hostName ?? "", ...at }]
        : [];
    });
}

/**
 * What stands in the way of an activity at a time and in a room: the room or the host is taken by
 * another activity, guests have signed up for both, the venue has given the space to somebody else
 * or is shut, or the space is too small. Cancelled ones stand in nobody's way.
 */
export function conflictsOf(
  activity: Placed,
  others: readonly Placed[],
  known: ScheduleKnown,
): ActivityConflict[] {
  if (activity.status === "cancelled") return [];
  const space = known.spaces.find(({ name }) => same(name, activity.room));
  const most = space?.largestCapacity ?? null;
  const isSmall = activity.capacity !== null && most !== null && activity.capacity > most;
  return [
    ...withOthers(activity, others, known),
    ...withBusy(activity, space, known.busy),
    ...(space && isSmall
      ? [
          {
            reason: "size" as const,
            otherId: space.id,
            otherTitle: space.name,
            what: String(most),
          },
        ]
      : []),
  ];
}

/** The event's own booking that covers an activity in its space; a firm one before a hold. */
export function bookingOf(
  activity: Pick<ActivityRecord, "spaceId" | "startLocal" | "endLocal">,
  bookings: readonly ScheduleBooking[],
): ScheduleBooking | undefined {
  const covering = bookings.filter(
    ({ spaceId, startLocal, endLocal }) =>
      spaceId === activity.spaceId &&
      startLocal <= activity.startLocal &&
      endLocal >= activity.endLocal,
  );
  return covering.find(({ status }) => status === "confirmed") ?? covering[0];
}
