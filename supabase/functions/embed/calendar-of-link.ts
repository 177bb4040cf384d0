import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import { askSql } from "../_shared/ask-sql.ts";
import { calendarFile, calendarResponse } from "../_shared/calendar/calendar-file.ts";
import type { Answer } from "./call.types.ts";

/** The event behind a share, personal or order token as a calendar file. */
export const calendarOfLink: Answer = async ({ deps, token }) => {
  const source = await askSql(deps, "get_calendar_source", { token });
  return calendarResponse(calendarFile(source), calendarFileName(source.name));
};
