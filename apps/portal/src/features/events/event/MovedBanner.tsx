import { mailMoment } from "@jubilee/core/base/moments.rules";
import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import { leftText } from "@jubilee/core/events/event-moves.rules";
import type { EventMove } from "@jubilee/core/events/event-moves.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { usePassed } from "../../../page-kit/usePassed.ts";
import { wallText } from "../series/wall-words.rules.ts";

/** For an hour after a move: what was before, and the way back. */
export function MovedBanner({ event, move }: { event: EventRecord; move: EventMove }) {
  const changes = useApi(createEventChangesApi);
  const locale = useLocale();
  const { isBusy, run } = useWrite(keys.events, "Event management");
  const isOver = usePassed(move.undoUntil);
  if (isOver) return null;
  const { before, after, by, isMine, things, dates } = move;
  const isTime = before.startLocal !== after.startLocal || before.timeZone !== after.timeZone;
  const undo = async () => {
    const undone = await run(() => changes.undo(move.id));
    if (!undone) return;
    const left = leftText(undone);
    if (left) toast.warning("It is as it was, but for what others changed", { description: left });
    else toast.success("It is as it was");
  };
  const along = [
    ...(dates > 1 ? [`${dates} dates`] : []),
    ...(things > 0 ? [things === 1 ? "one thing" : `${things} things`] : []),
  ].join(" and ");
  return (
    <Banner
      title={`${isMine ? "You" : (by ?? "Somebody")} moved this event`}
      action={
        <Button variant="outline" size="sm" loading={isBusy} onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      {[
        isTime
          ? `It was on ${wallText(before.startLocal, locale)}.`
          : `It was at ${before.place ?? "no place"}.`,
        ...(along ? [`${along} went along.`] : []),
        `Until ${mailMoment(move.undoUntil, event.timeZone, locale)} all of it can be brought back.`,
      ].join(" ")}
    </Banner>
  );
}
