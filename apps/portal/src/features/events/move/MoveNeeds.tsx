import { eventMovesCopy } from "@jubilee/core/events/event-moves.copy";
import { thingName, undecided } from "@jubilee/core/events/event-moves.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { spanText, yearOf } from "./move-words.rules.ts";
import { need, needRow, needWords } from "./Move.css.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import type { Move } from "./useMove.ts";

interface MoveNeedsProps {
  event: EventRecord;
  move: Pick<Move, "own" | "choose">;
}

/** What somebody has to decide before it goes, and what stands against the event itself. */
export function MoveNeeds({ event, move: { own, choose } }: MoveNeedsProps) {
  const locale = useLocale();
  if (!own) return null;
  const open = undecided(own.things);
  if (open.length === 0 && own.warnings.length === 0) return null;
  const year = yearOf(own);
  return (
    <section className={need} aria-label="Before it goes">
      {own.warnings.map(({ code, detail }) => (
        <div key={code} className={needRow}>
          <Text weight="strong">{eventMovesCopy.warnings[code](detail ?? "")}</Text>
        </div>
      ))}
      {open.map((thing) => {
        const at = { year, eventZone: event.timeZone, whole: thing.whole, locale };
        return (
          <div key={thing.id} className={needRow}>
            <div className={needWords}>
              <Text weight="strong" dir="auto">
                {thingName(thing)}
              </Text>
              <Text tone="muted" size={14}>
                {eventMovesCopy.blocks[thing.blocked ?? "taken"]}. It is on{" "}
                {spanText(thing.before, at)} now.
              </Text>
            </div>
            <Button variant="outline" onClick={() => choose(thing, "stays")}>
              Leave it there
            </Button>
          </div>
        );
      })}
    </section>
  );
}
