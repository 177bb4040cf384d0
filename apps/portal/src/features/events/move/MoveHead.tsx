import { isAllDay, zonePlace } from "@jubilee/core/base/time.rules";
import type { DateChange } from "@jubilee/core/events/event-changes.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { ArrowRight } from "lucide-react";
import { Fragment } from "react";
import { href } from "../../../app/routing/href.ts";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { dateText } from "../series/wall-words.rules.ts";
import { Link } from "@jubilee/ui/link";
import { arrow, clock, day, head, lead, leaf, leaves, month, newLeaf, titles } from "./Move.css.ts";
import { goalText, leafOf } from "./move-words.rules.ts";

interface MoveHeadProps {
  event: EventRecord;
  /** The event before and after, once that is known. */
  own: DateChange | undefined;
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
export function MoveHead({ event, own, onOther }: MoveHeadProps) {
  const locale = useLocale();
  const isPlace = own !== undefined && own.before.locationName !== own.after.locationName;
  const sides = own
    ? ([
        [own.before, leaf],
        [own.after, newLeaf],
      ] as const)
    : [];
  const isTime =
    own !== undefined &&
    (own.before.startLocal !== own.after.startLocal ||
      own.before.endLocal !== own.after.endLocal ||
      own.before.timeZone !== own.after.timeZone);
  return (
    <div className={head}>
      <div className={titles}>
        <PageHeader title={title(own, locale)} />
        <p className={lead}>
          <Link href={href("events.details", { eventId: event.id })}>
            <bdi>{event.name}</bdi>
          </Link>
          {own
            ? `. Everything that hangs on it is below, as it would be, by the clocks of ${zonePlace(own.after.timeZone)}.`
            : ` is on ${dateText(event, locale)}, by the clocks of ${zonePlace(event.timeZone)}.`}
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
        {isTime &&
          sides.map(([facts, look], at) => {
            const drawn = leafOf(facts.startLocal, isAllDay(facts), locale);
            return (
              <Fragment key={look}>
                {at === 1 && <ArrowRight className={arrow} size={20} aria-hidden="true" />}
                <div className={look}>
                  <VisuallyHidden>
                    {at === 0 ? "From" : "To"} {dateText(facts, locale)},{" "}
                    {zonePlace(facts.timeZone)}
                  </VisuallyHidden>
                  <span aria-hidden="true" className={month}>
                    {drawn.month}
                  </span>
                  <span aria-hidden="true" className={day}>
                    {drawn.day}
                  </span>
                  <span aria-hidden="true" className={clock}>
                    {drawn.clock}
                    {own?.before.timeZone !== own?.after.timeZone && (
                      <>
                        <br />
                        {zonePlace(facts.timeZone)}
                      </>
                    )}
                  </span>
                </div>
              </Fragment>
            );
          })}
        {own && (
          <Button variant="outline" onClick={onOther}>
            {isTime ? "Another day" : "Another place"}
          </Button>
        )}
      </div>
    </div>
  );
}
