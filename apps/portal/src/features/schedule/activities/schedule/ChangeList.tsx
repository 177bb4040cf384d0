import type { ScheduleChange } from "@jubilee/core/schedule/activities.types";
import { scheduleChangeWords } from "@jubilee/core/schedule/public-schedule.rules";
import { formatClocks, formatDay } from "@jubilee/core/base/time.rules";
import { Chip } from "@jubilee/ui/chip";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { head, line, list, was } from "./ChangeList.css.ts";

export interface ChangeListProps {
  changes: readonly ScheduleChange[];
  timeZone: string;
}

/** What a version changes, one activity a line: before and after. */
export function ChangeList({ changes, timeZone }: ChangeListProps) {
  const locale = useLocale();
  const said = (side: ScheduleChange["before"]) =>
    side &&
    [
      formatDay(side.startAt, timeZone, locale, "short"),
      formatClocks(side.startAt, side.endAt, timeZone, locale),
      side.room,
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <ul className={list}>
      {changes.map(({ id, title, what, before, after }) => (
        <li key={id} className={line}>
          <span className={head}>
            <bdi>{title}</bdi>
            {what.map((kind) => (
              <Chip key={kind} mark="none">
                {scheduleChangeWords[kind]}
              </Chip>
            ))}
          </span>
          <span className={was}>
            {before && after && said(before) !== said(after)
              ? `${said(before)} → ${said(after)}`
              : said(after ?? before)}
          </span>
        </li>
      ))}
    </ul>
  );
}
