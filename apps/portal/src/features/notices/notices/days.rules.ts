import { formatDay } from "@jubilee/core/base/time.rules";
import type { NoticeEntry } from "@jubilee/core/notices/notices.types";

/** What came on one day. */
export interface NoticeDay {
  day: string;
  notices: NoticeEntry[];
}

/** Notices by the days of a zone, in the order they come in. */
export function daysOf(
  notices: readonly NoticeEntry[],
  timeZone: string,
  locale: string,
): NoticeDay[] {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const day = formatDay(notice.at, timeZone, locale);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}
