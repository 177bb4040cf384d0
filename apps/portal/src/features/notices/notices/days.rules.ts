import { formatDay, formatterOf, toWallTime } from "@jubilee/core/base/time.rules";
import type { NoticeEntry } from "@jubilee/core/notices/notices.types";

/** What came on one day. */
export interface NoticeDay {
  day: string;
  notices: NoticeEntry[];
}

/** Whose clock and words the days are in, and what day it is there. */
export interface NoticeReader {
  timeZone: string;
  locale: string;
  nowMs: number;
}

const dayMs = 86_400_000;

/** `Today`, `Yesterday`, `Thursday 26 November`, with the year where it is another. */
function dayWords(at: string, { timeZone, locale, nowMs }: NoticeReader): string {
  const dayAt = (instant: string) => toWallTime(instant, timeZone).slice(0, 10);
  const [day, today] = [dayAt(at), dayAt(new Date(nowMs).toISOString())];
  const past = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
  if (past === 0) return "Today";
  if (past === 1) return "Yesterday";
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDay(at, timeZone, locale);
  const date = { weekday: "long", day: "numeric", month: "long" } as const;
  return formatterOf(locale, { timeZone, ...date }).format(Date.parse(at));
}

/** Notices by the days of a reader's zone, in the order they come in. */
export function daysOf(notices: readonly NoticeEntry[], reader: NoticeReader): NoticeDay[] {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const day = dayWords(notice.at, reader);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}

/** The one event that all of them are about; null where they are of several, or of none. */
export function onlyEvent(notices: readonly NoticeEntry[]): string | null {
  const names = new Set(notices.map(({ eventName }) => eventName));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}
