import { toInstant } from "../base/time.rules.ts";
import type { ScheduleEntry } from "../schedule/public-schedule.types.ts";
import type { PublicEvent, PublicRsvp, SharedEvent } from "../sharing/public-event.types.ts";
import type { SandboxContent } from "./demos.types.ts";
import type { Reunion } from "./reunion.types.ts";

/** What of a shared event a reunion's page tells. */
interface SharedReunion extends Pick<SharedEvent, "pageUrl"> {
  event: Pick<
    PublicEvent,
    | "name"
    | "description"
    | "hostNames"
    | "eventTypeId"
    | "coverSeed"
    | "coverUrl"
    | "startDate"
    | "endDate"
    | "timeZone"
    | "status"
    | "locationName"
    | "address"
  >;
  rsvp: Pick<PublicRsvp, "comingCount" | "maybeCount">;
}

/** What of a published programme it tells. */
interface ToldSchedule {
  activities: readonly Pick<
    ScheduleEntry,
    "id" | "title" | "description" | "room" | "cancelled" | "startAt" | "endAt"
  >[];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The sample: a demo's event as it stands that day, with those of its people who come. */
export function reunionOfDemo(content: SandboxContent): Reunion {
  const { event, guests, parts } = content;
  const timeZone = textOf(event["time_zone"]);
  const instantOf = (wall: unknown) => toInstant(textOf(wall), timeZone).instant;
  const counted = (answer: string) => guests.filter((guest) => guest.answer === answer).length;
  const hosts = event["host_names"];
  return {
    name: textOf(event["name"]),
    about: textOf(event["description"]) || null,
    hosts: Array.isArray(hosts) ? hosts.map(textOf) : [],
    eventTypeId: textOf(event["event_type_id"]),
    coverSeed: textOf(event["cover_seed"]),
    coverUrl: null,
    when: {
      startDate: instantOf(event["start_local"]),
      endDate: instantOf(event["end_local"]),
      timeZone,
    },
    state: "published",
    place: textOf(event["location_name"]) || null,
    address: textOf(event["address"]) || null,
    coming: counted("yes"),
    maybe: counted("maybe"),
    programme: (parts.activities ?? []).map((row) => ({
      id: textOf(row["id"]),
      title: textOf(row["title"]),
      note: textOf(row["description"]) || null,
      room: textOf(row["room"]) || null,
      startDate: instantOf(row["start_local"]),
      endDate: instantOf(row["end_local"]),
    })),
    page: null,
  };
}

/** A real one, as its share link tells it to everybody; its programme is asked for beside it. */
export function reunionOfShared(shared: SharedReunion, schedule: ToldSchedule | null): Reunion {
  const { event, rsvp } = shared;
  return {
    name: event.name,
    about: event.description,
    hosts: event.hostNames,
    eventTypeId: event.eventTypeId,
    coverSeed: event.coverSeed,
    coverUrl: event.coverUrl,
    when: { startDate: event.startDate, endDate: event.endDate, timeZone: event.timeZone },
    state: event.status,
    place: event.locationName,
    address: event.address,
    coming: rsvp.comingCount,
    maybe: rsvp.maybeCount,
    programme: (schedule?.activities ?? []).flatMap((entry) =>
      entry.cancelled
        ? []
        : {
            id: entry.id,
            title: entry.title,
            note: entry.description,
            room: entry.room,
            startDate: entry.startAt,
            endDate: entry.endAt,
          },
    ),
    page: shared.pageUrl,
  };
}
