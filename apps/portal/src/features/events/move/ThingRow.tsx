import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { thingName, thingRemarks } from "@jubilee/core/events/event-moves.rules";
import type { DatedThing, MoveChoice } from "@jubilee/core/events/event-moves.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { ArrowRight } from "lucide-react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { choice, name, now, remark, row, still, struck, to, was } from "./Move.css.ts";
import { spanText, yearOf } from "./move-words.rules.ts";
import type { Move } from "./useMove.ts";

const segments: { value: MoveChoice; label: string }[] = [
  { value: "moves", label: "Moves" },
  { value: "stays", label: "Stays" },
];

interface ThingRowProps {
  thing: DatedThing;
  event: EventRecord;
  own: DateChange;
  move: Move;
}

/** A thing before and after, what stands against that, and the choice. */
export function ThingRow({ thing, event, own, move }: ThingRowProps) {
  const locale = useLocale();
  const { whole, before, after, blocked, why, warnings } = thing;
  const year = yearOf(own);
  const zoneBefore = before.zone === event.timeZone ? before.zone : "";
  const zones = event.timeZone === own.after.timeZone ? zoneBefore || event.timeZone : "";
  const at = { year, eventZone: zones, whole, locale };
  const old = spanText(before, at);
  const next = spanText(after, at);
  const differs = old !== next;
  const title = thingName(thing);
  return (
    <li className={row}>
      <span className={name} dir="auto">
        {title}
      </span>
      <span className={differs ? struck : was}>{old}</span>
      {differs && (
        <span className={to}>
          <ArrowRight size={16} aria-hidden="true" />
        </span>
      )}
      <span className={differs ? now : still}>
        {differs ? next : why ? "" : "Stays"}
        {thingRemarks(thing).map((words) => (
          <Text
            as="span"
            size={12}
            key={words}
            tone={blocked || warnings.some(({ code }) => code !== "booking") ? "danger" : "muted"}
          >
            <span className={remark}>{words}</span>
          </Text>
        ))}
      </span>
      {thing.isFree && (
        <span className={choice}>
          <SegmentedControl
            label={`${title}: moves or stays`}
            segments={segments}
            value={thing.moves || blocked ? "moves" : "stays"}
            onValueChange={(value) => move.choose(thing, value)}
          />
        </span>
      )}
    </li>
  );
}
