import type { SignUpReceipt } from "@jubilee/core/schedule/public-schedule.types";
import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import { askSql } from "../_shared/ask-sql.ts";
import { calendarFeed, feedResponse } from "../_shared/calendar/calendar-file.ts";
import { json } from "../_shared/respond.ts";
import { calendarOfLink } from "./calendar-of-link.ts";
import type { PublicCalls } from "./call.types.ts";
import { perRecipient } from "./counts.ts";
import { askedMember, readActivity, readSignUp } from "./schedule/sign-up.ts";
import { takes } from "./takes.ts";
import { tells } from "./tells.ts";

export const calls: PublicCalls = {
  /** The event behind a share link as a calendar file. */
  "GET event/calendar.ics": calendarOfLink,

  /** A calendar to subscribe to: a planner's events by a feed's token, or one event by any link. */
  "GET feed/calendar.ics": async ({ deps, token }) =>
    feedResponse(calendarFeed(await askSql(deps, "get_calendar_feed", { token }))),

  /** The published schedule; by a personal link with one's own places. */
  "GET schedule": async ({ request, deps, token }) =>
    json(await askSql(deps, "get_shared_schedule", { token, member: askedMember(request) })),

  /** What one goes to or marked, to keep. */
  "GET schedule/calendar.ics": async ({ request, deps, token }) => {
    const asked = { token, member: askedMember(request) };
    const feed = await askSql(deps, "get_my_calendar", asked);
    return new Response(calendarFeed(feed), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="${calendarFileName(feed.name)}"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
      },
    });
  },

  /** Takes a place in an activity: by a personal link, or by name and e-mail on the event's page. */
  "POST schedule/sign-up": takes({
    read: readSignUp,
    toBots: (): SignUpReceipt => ({
      status: "going",
      position: null,
      personalToken: crypto.randomUUID().replaceAll("-", ""),
    }),
    counts: [perRecipient(({ email }) => email)],
    answer: "sign_up_for_activity",
    keepsLanguage: true,
  }),

  /** Gives one's place back. */
  "POST schedule/leave": takes({
    read: readActivity,
    answer: ({ deps, token }, { activityId, member }) =>
      askSql(deps, "leave_activity", { token, activity_id_param: activityId, member }),
  }),

  /** Marks an activity as one's own, or no longer. */
  "POST schedule/star": takes({
    read: readActivity,
    answer: ({ deps, token }, { activityId, wanted, member }) =>
      askSql(deps, "star_activity", { token, activity_id_param: activityId, wanted, member }),
  }),

  /** The address that a guest's calendar program reads. */
  "GET schedule/calendar": tells("get_guest_calendar"),

  /** Opens, renews or turns off that address. */
  "POST schedule/calendar": takes({
    read: ({ what }) => (typeof what === "string" ? what : null),
    answer: ({ deps, token }, what) => askSql(deps, "set_guest_calendar", { token, what }),
  }),
};
