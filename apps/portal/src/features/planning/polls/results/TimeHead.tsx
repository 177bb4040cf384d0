import { formatClock } from "@jubilee/core/base/time.rules";
import type { PollOption } from "@jubilee/core/planning/polls.types";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionTime, optionWords, otherZones } from "../optionTime.ts";
import { leaf } from "./results.css.ts";

interface TimeHeadProps {
  option: PollOption;
  /** The reader's. */
  timeZone: string;
  /** Of the event and of those who voted. */
  zones: readonly (string | null)[];
}

/** A proposed time: a leaf of the calendar, the reader's clock large, the others' under it. */
export function TimeHead({ option, timeZone, zones }: TimeHeadProps) {
  const locale = useLocale();
  const { weekday, day, month, clock } = optionTime(option, timeZone, locale);
  return (
    <span title={optionWords(option, timeZone, locale)}>
      <span className={leaf}>
        <small>{weekday}</small>
        <strong>{day}</strong>
        <small>{month}</small>
      </span>
      <br />
      <strong>{clock ?? "all day"}</strong>
      {otherZones(zones, timeZone, option.startAt).map((other) => (
        <small key={other.timeZone}>
          {other.place} {formatClock(option.startAt ?? "", other.timeZone, locale)}
        </small>
      ))}
      {option.byGuest && <small>added by a voter</small>}
    </span>
  );
}
