import type { PublicEvent } from "../sharing/public-event.types.ts";
import type { CursorPage } from "../base/lists.types.ts";
import type {
  ActivityHost,
  ActivityPerson,
  PublishedSchedule,
  ScheduleDesk,
  ScheduleVersion,
} from "./activities.types.ts";
import type { CalendarFeed } from "./calendar-feeds.types.ts";
import type { CalendarFeedSource, CalendarSource } from "./calendar.types.ts";
import type { ActivityCursor, CalendarActivity } from "./planner-calendar.types.ts";
import type { RunOfShow, RunPressed } from "./run-of-show.types.ts";
import type { GuestCalendar, PublicSchedule, SignUpReceipt } from "./public-schedule.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    activities: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  create_calendar_feed: CalendarFeed;
  find_activity_hosts: ActivityHost[];
  get_activity_people: ActivityPerson[];
  get_guest_calendar: GuestCalendar;
  get_my_calendar: CalendarFeedSource;
  get_run_of_show: RunOfShow;
  get_schedule_desk: ScheduleDesk;
  get_shared_schedule: PublicSchedule;
  list_calendar_activities: CursorPage<CalendarActivity, ActivityCursor>;
  list_calendar_feeds: CalendarFeed[];
  list_schedule_versions: ScheduleVersion[];
  press_run_of_show: RunPressed;
  publish_schedule: PublishedSchedule;
  rotate_calendar_feed: CalendarFeed;
  set_guest_calendar: GuestCalendar;
  sign_up_for_activity: SignUpReceipt;
  get_calendar_source: CalendarSource & PublicEvent;
  get_calendar_feed: { name: string; events: (CalendarSource & Partial<PublicEvent>)[] };
  star_activity: { starred: boolean };
  leave_activity: { status: string };
}
