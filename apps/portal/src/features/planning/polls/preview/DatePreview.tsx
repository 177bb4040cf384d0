import { formatClock, zonePlace } from "@jubilee/core/base/time.rules";
import type { PollOption } from "@jubilee/core/planning/polls.types";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { Leaf } from "../Leaf.tsx";
import { optionTime, otherZones, ownZone } from "../optionTime.ts";
import { clock, timeRow, times, timeWords, zoneLine } from "../results/dates.css.ts";

interface DatePreviewProps {
  options: readonly PollOption[];
  /** The event's. */
  timeZone: string;
}

/** Proposed times on the reader's clock, as every voter sees them on their own. */
export function DatePreview({ options, timeZone }: DatePreviewProps) {
  const locale = useLocale();
  const own = ownZone();
  const others = otherZones([timeZone], own, options);
  return (
    <>
      <Text tone="muted" size={14}>
        Times in {zonePlace(own)}, your zone. Every voter sees them in theirs.
      </Text>
      <ul className={times}>
        {options.map((option) => {
          const time = optionTime(option, own, locale);
          return (
            <li key={option.id}>
              <div className={timeRow}>
                <Leaf time={time} />
                <div className={timeWords}>
                  <span className={clock}>{time.clock ?? "All day"}</span>
                  {option.startAt !== null &&
                    others.map((other) => (
                      <span key={other.timeZone} className={zoneLine}>
                        {formatClock(option.startAt ?? "", other.timeZone, locale)} {other.place}
                      </span>
                    ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
