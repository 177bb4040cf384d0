import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";
import { calendarFile, calendarMethod } from "../calendar/calendar-file.ts";
import type { MailAttachment } from "../deps.types.ts";
import { toBase64 } from "./qr-code.ts";

/** The dates of a mail for the reader's calendar: they come in, move or go away. */
export function calendarAttachment(
  name: string,
  entries: readonly CalendarSource[],
): MailAttachment {
  return {
    filename: calendarFileName(name),
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(entries)}`,
    contentBase64: toBase64(new TextEncoder().encode(calendarFile(...entries))),
  };
}
