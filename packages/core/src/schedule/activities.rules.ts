import type { DraftErrors } from "../events/events.types.ts";
import type {
  ActivityDraft,
  ActivityMove,
  ActivityRecord,
  ScheduleSpace,
} from "./activities.types.ts";

/** Longest title of an activity, in characters. */
export const activityTitleMaxLength = 200;

const minuteMs = 60_000;
const wallMs = (wall: string) => Date.parse(`${wall}Z`);
const wallOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** How long an activity lasts on the clock, in minutes. */
export function minutesOf(activity: Pick<ActivityRecord, "startLocal" | "endLocal">): number {
  return (wallMs(activity.endLocal) - wallMs(activity.startLocal)) / minuteMs;
}

/** The first draft: an hour at the event's start, or after what is planned last that day. */
export function newActivityDraft(
  event: { startLocal: string },
  others: readonly Pick<ActivityRecord, "startLocal" | "endLocal">[],
): ActivityDraft {
  const day = event.startLocal.slice(0, 10);
  const ends = others
    .filter(({ startLocal }) => startLocal.startsWith(day))
    .map(({ endLocal }) => endLocal)
    .toSorted();
  const startLocal = ends.at(-1) ?? event.startLocal;
  return {
    title: "",
    description: "",
    kind: "session",
    status: "published",
    visibility: "public",
    startLocal,
    endLocal: wallOf(wallMs(startLocal) + 60 * minuteMs),
    room: "",
    hostName: "",
    hostGuestId: null,
    hostMemberId: null,
    signUp: false,
    asksRsvp: false,
    requiresRsvp: false,
    capacity: null,
    ticketTypeId: "",
    tags: [],
    materials: [],
  };
}

/** The draft that changes an activity that is there. */
export function draftOfActivity(activity: ActivityRecord): ActivityDraft {
  const { id: _id, eventId: _eventId, startAt: _startAt, endAt: _endAt, ...known } = activity;
  const { spaceId: _spaceId, ...rest } = known;
  return {
    ...rest,
    description: activity.description ?? "",
    room: activity.room ?? "",
    hostName: activity.hostName ?? "",
    ticketTypeId: activity.ticketTypeId ?? "",
  };
}

/** What is wrong with a draft, by field; empty when it can be kept. */
export function checkActivityDraft(draft: ActivityDraft): DraftErrors<ActivityDraft> {
  const errors: DraftErrors<ActivityDraft> = {};
  if (draft.title.trim() === "") errors.title = "Give it a title";
  if (Number.isNaN(wallMs(draft.startLocal))) errors.startLocal = "Say when it starts";
  if (Number.isNaN(wallMs(draft.endLocal))) errors.endLocal = "Say when it ends";
  else if (draft.endLocal <= draft.startLocal) errors.endLocal = "End must be after start";
  if (draft.capacity !== null && draft.capacity < 1) errors.capacity = "At least one place";
  if (draft.materials.some(({ url }) => url.trim() !== "" && !isWebAddress(url))) {
    errors.materials = "A link starts with https://";
  }
  return errors;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}

/** An activity put to another start and room; its length stays. */
export function movedTo(
  activity: Pick<ActivityRecord, "startLocal" | "endLocal">,
  startLocal: string,
  room: string | null,
): ActivityMove {
  const endLocal = wallOf(wallMs(startLocal) + minutesOf(activity) * minuteMs);
  return { startLocal, endLocal, room };
}

/** The days on which activities start, in order: `YYYY-MM-DD`. */
export function daysOf(activities: readonly Pick<ActivityRecord, "startLocal">[]): string[] {
  return [...new Set(activities.map(({ startLocal }) => startLocal.slice(0, 10)))].toSorted();
}

/** Whether two names mean one room, however they are written; none is a room of its own. */
export function isSameRoom(one: string | null, other: string | null): boolean {
  return one?.toLocaleLowerCase() === other?.toLocaleLowerCase();
}

/** The rooms in use and those of the venue, by name; those without one come last as null. */
export function roomsOf(
  activities: readonly Pick<ActivityRecord, "room">[],
  spaces: readonly Pick<ScheduleSpace, "name">[] = [],
): (string | null)[] {
  const named = new Map<string, string>();
  for (const room of [...activities.map(({ room }) => room), ...spaces.map(({ name }) => name)]) {
    if (room !== null && !named.has(room.toLocaleLowerCase())) {
      named.set(room.toLocaleLowerCase(), room);
    }
  }
  const rooms: (string | null)[] = [...named.values()].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return activities.some(({ room }) => room === null) ? [...rooms, null] : rooms;
}

/** Activities by their beginning. */
export function byStart<Listed extends Pick<ActivityRecord, "startLocal">>(
  activities: readonly Listed[],
): Listed[] {
  return activities.toSorted((one, other) => one.startLocal.localeCompare(other.startLocal));
}
