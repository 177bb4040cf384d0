import { isAllDay, zonePlace } from "@jubilee/core/base/time.rules";
import type { EventFacts } from "@jubilee/core/talk/event-notices.types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { dateText } from "../series/wall-words.rules.ts";
import { clock, day, leaf, month } from "./Move.css.ts";
import { leafOf } from "./move-words.rules.ts";

interface LeafProps {
  facts: Pick<EventFacts, "startLocal" | "endLocal" | "timeZone">;
  look?: string;
  /** Said before the date. */
  says: string;
  /** Where the other leaf has another zone. */
  isZoneShown?: boolean;
}

/** A day as a leaf of a calendar. */
export function Leaf({ facts, look = leaf, says, isZoneShown = false }: LeafProps) {
  const locale = useLocale();
  const drawn = leafOf(facts.startLocal, isAllDay(facts), locale);
  const place = zonePlace(facts.timeZone);
  return (
    <div className={look}>
      <VisuallyHidden>{`${says} ${dateText(facts, locale)}, ${place}`.trim()}</VisuallyHidden>
      <span aria-hidden="true" className={month}>
        {drawn.month}
      </span>
      <span aria-hidden="true" className={day}>
        {drawn.day}
      </span>
      <span aria-hidden="true" className={clock}>
        {drawn.clock}
        {isZoneShown && (
          <>
            <br />
            {place}
          </>
        )}
      </span>
    </div>
  );
}
