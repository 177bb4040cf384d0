import { zonePlace } from "@jubilee/core/base/time.rules";
import type { DateChange } from "@jubilee/core/events/event-changes.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { ArrowRight } from "lucide-react";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { Leaf } from "./Leaf.tsx";
import {
  arrow,
  clock,
  day,
  emptyLeaf,
  head,
  lead,
  leaves,
  month,
  newLeaf,
  oldLeaf,
  titles,
} from "./Move.css.ts";
import { MovedEvent } from "./MovedEvent.tsx";
import { goalText } from "./move-words.rules.ts";

interface MoveHeadProps {
  event: EventRecord;
  /** The event before and after; nothing as long as no goal is chosen. */
  own: DateChange | undefined;
  isAsked: boolean;
  onOther: () => void;
}

function title(own: DateChange | undefined, locale: string): string {
  if (!own) return "Move this event";
  const { before, after } = own;
  const far = goalText(before.startLocal, after.startLocal, locale);
  if (far) return `Move it ${far}`;
  if (before.startLocal !== after.startLocal || before.endLocal !== after.endLocal)
    return "Move it to other hours";
  return before.timeZone === after.timeZone
    ? "Move it to another place"
    : "Move it to another time zone";
}

/** What it is about: leaf to leaf, or place to place. */
export function MoveHead({ event, own, isAsked, onOther }: MoveHeadProps) {
  const locale = useLocale();
  const isPlace = own !== undefined && own.before.locationName !== own.after.locationName;
  const isOtherZone = own !== undefined && own.before.timeZone !== own.after.timeZone;
  const isTime =
    isOtherZone ||
    (own !== undefined &&
      (own.before.startLocal !== own.after.startLocal ||
        own.before.endLocal !== own.after.endLocal));
  return (
    <>
      <MovedEvent event={event} />
      <div className={head}>
        <div className={titles}>
          <PageHeader title={title(own, locale)} />
          <p className={lead}>
            {own
              ? `Everything that hangs on it is below, as it would be, by the clocks of ${zonePlace(own.after.timeZone)}.`
              : "Choose where it goes, and everything that hangs on it is shown as it would be. Nothing moves before you say so."}
            {isPlace && (
              <>
                {" "}
                It goes from <bdi>{own.before.locationName ?? "no place"}</bdi> to{" "}
                <bdi>{own.after.locationName ?? "no place"}</bdi>.
              </>
            )}
          </p>
        </div>
        <div className={leaves}>
          {!isAsked && (
            <>
              <Leaf facts={event} says="Now" />
              <ArrowRight className={arrow} size={20} aria-hidden="true" />
              <div aria-hidden="true" className={emptyLeaf}>
                <span className={month}>New day</span>
                <span className={day}>?</span>
                <span className={clock}>not chosen</span>
              </div>
              <Button onClick={onOther}>Choose a day or a place</Button>
            </>
          )}
          {own && isTime && (
            <>
              <Leaf facts={own.before} look={oldLeaf} says="From" isZoneShown={isOtherZone} />
              <ArrowRight className={arrow} size={20} aria-hidden="true" />
              <Leaf facts={own.after} look={newLeaf} says="To" isZoneShown={isOtherZone} />
            </>
          )}
          {own && (
            <Button variant="outline" onClick={onOther}>
              {isTime ? "Another day" : "Another place"}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
