import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { GuestCalendarState } from "./guest-calendars.types.ts";

export interface GuestCalendarsApi {
  /** The addresses of a guest of an event that are on: one, or none. */
  list: (eventGuestId: string) => Promise<Result<GuestCalendarState[]>>;
  /** Turns a guest's address off; they can make another by their link. Whether there was one. */
  stop: (eventGuestId: string) => Promise<Result<boolean>>;
}

/** What the team sees of guests' calendars, and may end. */
export function createGuestCalendarsApi(client: DatabaseClient): GuestCalendarsApi {
  return {
    async list(eventGuestId) {
      return resultOf<GuestCalendarState[]>(
        await client
          .from("guest_calendars")
          .select("lastUsedAt:last_used_at")
          .eq("event_guest_id", eventGuestId)
          .eq("is_on", true),
      );
    },
    stop: (eventGuestId) =>
      call(client, "stop_guest_calendar", { event_guest_id_param: eventGuestId }),
  };
}
