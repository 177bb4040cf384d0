import { useLocaleContext } from "@ark-ui/react/locale";
import { useMemo } from "react";
import { useWords } from "../../words/useWords.ts";
import { dayOf, numberOf, saturdaysIn, ticksIn } from "./axis.rules.ts";
import { timeAxisWords } from "./timeAxis.copy.ts";
import type { AxisZoom, TimeAxisProps } from "./timeAxis.types.ts";
import * as css from "./TimeAxis.css.ts";
import type { AxisShape } from "./useAxis.ts";
import type { Sight } from "./useSight.ts";

export interface AxisGroundProps extends Pick<TimeAxisProps<unknown>, "zoom" | "today" | "goal"> {
  shape: AxisShape<unknown>;
  sight: Sight;
}

const forms: Record<AxisZoom, Intl.DateTimeFormatOptions> = {
  days: { day: "numeric" },
  weeks: { day: "numeric", month: "short" },
  months: { month: "short", year: "numeric" },
};

/** About how wide a date is, and how far from its middle a word over a day reaches. */
const datePx: Record<AxisZoom, number> = { days: 20, weeks: 50, months: 76 };
const pillPx = 30;

/** The days over the axis and behind its bars: weekends, today, the day that all leads to. */
export function AxisGround({ shape, sight, zoom, today, goal }: AxisGroundProps) {
  const { locale } = useLocaleContext();
  const words = useWords("timeAxis", timeAxisWords);
  const { from, to, dayPx, namesPx } = shape;
  const first = from + Math.floor(sight.start / dayPx);
  const last = Math.min(to, from + Math.ceil(sight.end / dayPx));
  const dayWords = useMemo(() => {
    const formatOf = (form: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" });
    const [usual, first] = [formatOf(forms[zoom]), formatOf(forms.weeks)];
    return (number: number) => {
      const isFirst = zoom === "days" && dayOf(number).endsWith("-01");
      return (isFirst ? first : usual).format(Date.parse(dayOf(number)));
    };
  }, [locale, zoom]);
  const at = (number: number) => namesPx + (number - from) * dayPx;
  const todayX = at(numberOf(today)) + dayPx / 2;
  const goalNumber = goal && numberOf(goal.day);
  const pillsAt = [todayX, ...(goalNumber === undefined ? [] : [at(goalNumber) + dayPx / 2])];
  /** A date that would look out from under a word over the days is not written. */
  const isCovered = (number: number) =>
    pillsAt.some((x) => at(number) < x + pillPx && at(number) + datePx[zoom] > x - pillPx);
  return (
    <>
      <div className={css.head} aria-hidden="true">
        {ticksIn(first, last, zoom)
          .filter((number) => !isCovered(number))
          .map((number) => (
            <span key={number} className={css.tick} style={{ insetInlineStart: at(number) }}>
              {dayWords(number)}
            </span>
          ))}
        <span className={css.pill({ what: "today" })} style={{ insetInlineStart: todayX }}>
          {words.today}
        </span>
        {goal && goalNumber !== undefined && (
          <span
            className={css.pill({ what: "goal" })}
            style={{ insetInlineStart: at(goalNumber) + dayPx / 2 }}
          >
            {goal.label}
          </span>
        )}
        <div className={css.corner} style={{ inlineSize: namesPx }} />
      </div>
      {zoom !== "months" &&
        saturdaysIn(first - 1, last).map((number) => (
          <div
            key={number}
            className={css.weekend}
            style={{ insetInlineStart: at(number), inlineSize: dayPx * 2 }}
          />
        ))}
      {goalNumber !== undefined && (
        <div
          className={css.goalDay}
          style={{ insetInlineStart: at(goalNumber), inlineSize: Math.max(dayPx, 4) }}
        />
      )}
      <div className={css.todayLine} style={{ insetInlineStart: todayX }} />
    </>
  );
}
