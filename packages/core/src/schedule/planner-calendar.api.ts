import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { readAllPages } from "../base/lists.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ActivityCursor, CalendarActivity, CalendarSpan } from "./planner-calendar.types.ts";

export interface PlannerCalendarApi {
  /** Every activity that begins in a span, of all events that are not put away. */
  listActivities: (span: CalendarSpan) => Promise<Result<CalendarActivity[]>>;
}

/** Calls of the planner's calendar. */
export function createPlannerCalendarApi(client: DatabaseClient): PlannerCalendarApi {
  return {
    listActivities: (span) =>
      readAllPages(async (after: ActivityCursor | null) => {
        return call(client, "list_calendar_activities", {
          request: { ...span, after },
        });
      }),
  };
}
