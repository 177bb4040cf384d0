import { formatClock } from "@jubilee/core/base/time.rules";
import type { PollOption } from "@jubilee/core/planning/polls.types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { Leaf } from "../Leaf.tsx";
import { optionTime, optionWords, type OtherZone } from "../optionTime.ts";
import { clock as clockClass, head, zoneLine } from "./dates.css.ts";

interface TimeHeadProps {
  option: PollOption;
  /** The reader's. */
  timeZone: string;
  /** Whose places are named before the first column. */
  others: readonly OtherZone[];
}

/** A proposed time over its column: a leaf of the calendar, the reader's clock large, the others' under it. */
export function TimeHead({ option, timeZone, others }: TimeHeadProps) {
  const locale = useLocale();
  const time = optionTime(option, timeZone, locale);
  const { startAt } = option;
  return (
    <span className={head} title={optionWords(option, timeZone, locale)}>
      {option.byGuest && <span className={zoneLine}>added by a voter</span>}
      <Leaf time={time} />
      <span className={clockClass}>{time.clock ?? "all day"}</span>
      {others.map((other) => (
        <span key={other.timeZone} className={zoneLine}>
          {startAt !== null && (
            <>
              <VisuallyHidden>{other.place} </VisuallyHidden>
              {formatClock(startAt, other.timeZone, locale)}
            </>
          )}
        </span>
      ))}
    </span>
  );
}
