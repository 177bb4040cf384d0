import type { SupabaseClient } from "@supabase/supabase-js";
import { readAllPages } from "../base/lists.rules.ts";
import type { CursorPage } from "../base/lists.types.ts";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { CalendarActivity, CalendarSpan } from "./planner-calendar.types.ts";

export interface PlannerCalendarApi {
  /** Every activity that begins in a span, of all events that are not put away. */
  listActivities: (span: CalendarSpan) => Promise<Result<CalendarActivity[]>>;
}

interface ActivityCursor {
  start: string;
  id: string;
}

/** Calls of the planner's calendar. */
export function createPlannerCalendarApi(client: SupabaseClient): PlannerCalendarApi {
  return {
    listActivities: (span) =>
      readAllPages(async (after: ActivityCursor | null) => {
        const { data, error } = await client.rpc("list_calendar_activities", {
          request: { ...span, after },
        });
        return resultOf<CursorPage<CalendarActivity, ActivityCursor>>({ data, error });
      }),
  };
}
