import { eventSeriesCopy } from "@jubilee/core/events/event-series.copy";
import {
  mostDates,
  placeInMonth,
  usualCount,
  weekdayName,
  weekdayOf,
} from "@jubilee/core/events/event-series.rules";
import type {
  MonthDay,
  SeriesDraft,
  SeriesRhythm,
  Weekday,
} from "@jubilee/core/events/event-series.types";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { NumberField } from "@jubilee/ui/number-field";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Select } from "@jubilee/ui/select";
import { DateField } from "../../../page-kit/dates/DateField.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./series.css.ts";

const rhythms: { value: SeriesRhythm; label: string }[] = [
  { value: "day", label: "Days" },
  { value: "week", label: "Weeks" },
  { value: "month", label: "Months" },
  { value: "year", label: "Years" },
];
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export interface SeriesFieldsProps {
  draft: SeriesDraft;
  /** The first date, a wall time. */
  startLocal: string;
  errors: Partial<Record<"interval" | "count" | "until", string>>;
  onChange: (change: Partial<SeriesDraft>) => void;
}

/** How an event repeats, in plain words. */
export function SeriesFields({ draft, startLocal, errors, onChange }: SeriesFieldsProps) {
  const locale = useLocale();
  const own = weekdayOf(startLocal);
  const ownName = weekdayName(own, locale);
  const { nth, isLast } = placeInMonth(startLocal);
  const monthDays: { value: MonthDay; label: string }[] = [
    { value: "weekday", label: `On the ${eventSeriesCopy.nth[nth]} ${ownName}` },
    ...(isLast ? [{ value: "last-weekday" as const, label: `On the last ${ownName}` }] : []),
    { value: "date", label: `On day ${Number(startLocal.slice(8, 10))}` },
  ];
  const toggle = (weekday: Weekday) =>
    onChange({
      weekdays: draft.weekdays.includes(weekday)
        ? draft.weekdays.filter((known) => known !== weekday)
        : [...draft.weekdays, weekday],
    });
  return (
    <div className={css.fields}>
      <div className={css.pair}>
        <NumberField
          label="Every"
          value={draft.interval}
          min={1}
          max={99}
          error={errors.interval}
          onValueChange={(interval) => onChange({ interval: interval ?? 0 })}
        />
        <Select
          label="Days, weeks, months or years"
          options={rhythms}
          value={draft.every}
          onValueChange={(every) =>
            onChange({
              every,
              ...(draft.count === usualCount[draft.every] ? { count: usualCount[every] } : {}),
            })
          }
        />
      </div>
      {draft.every === "week" && (
        <fieldset className={css.days} aria-label="On these weekdays">
          {weekdays.map((weekday) => (
            <FilterPill
              key={weekday}
              opens={false}
              value={weekday === own || draft.weekdays.includes(weekday)}
              disabled={weekday === own}
              onClick={() => toggle(weekday)}
            >
              {weekdayName(weekday, locale)}
            </FilterPill>
          ))}
        </fieldset>
      )}
      {draft.every === "month" && (
        <RadioGroup
          label="Which day of the month"
          options={monthDays}
          value={draft.monthDay}
          onValueChange={(monthDay) => onChange({ monthDay })}
        />
      )}
      <div className={css.pair}>
        <Select
          label="Until"
          options={[
            { value: "count", label: "A number of dates" },
            { value: "until", label: "A day" },
          ]}
          value={draft.ends}
          onValueChange={(ends) => onChange({ ends })}
        />
        {draft.ends === "count" ? (
          <NumberField
            label="Dates with the first"
            value={draft.count}
            min={2}
            max={mostDates}
            error={errors.count}
            onValueChange={(count) => onChange({ count: count ?? 0 })}
          />
        ) : (
          <DateField
            label="Last day"
            value={draft.until}
            error={errors.until}
            onValueChange={(until) => onChange({ until })}
          />
        )}
      </div>
    </div>
  );
}
