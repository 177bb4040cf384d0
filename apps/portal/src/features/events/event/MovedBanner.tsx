import { mailMoment } from "@jubilee/core/base/moments.rules";
import type { EventMove } from "@jubilee/core/events/event-moves.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { usePassed } from "../../../page-kit/usePassed.ts";
import { useUndoMove } from "../move/useUndoMove.ts";
import { wallText } from "../series/wall-words.rules.ts";

/** For an hour after a move: what was before, and the way back. */
export function MovedBanner({ event, move }: { event: EventRecord; move: EventMove }) {
  const locale = useLocale();
  const { isBusy, undo } = useUndoMove(event.id);
  const isOver = usePassed(move.undoUntil);
  if (isOver) return null;
  const { before, after, by, isMine, things, dates } = move;
  const isTime = before.startLocal !== after.startLocal || before.timeZone !== after.timeZone;
  // What is told by days before the event follows it without being written, so nothing here is counted.
  const along =
    dates > 1
      ? `${dates} dates moved, with what hangs on them.`
      : things > 0 && "What hangs on it went along.";
  return (
    <Banner
      title={`${isMine ? "You" : (by ?? "Somebody")} moved this event`}
      action={
        <Button variant="outline" size="sm" loading={isBusy} onClick={() => void undo(move.id)}>
          Undo
        </Button>
      }
    >
      {[
        isTime
          ? `It was on ${wallText(before.startLocal, locale)}.`
          : `It was at ${before.place ?? "no place"}.`,
        ...(along ? [along] : []),
        `Until ${mailMoment(move.undoUntil, event.timeZone, locale)} all of it can be brought back.`,
      ].join(" ")}
    </Banner>
  );
}
