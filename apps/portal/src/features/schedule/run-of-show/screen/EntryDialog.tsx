import { formatClocks, formatDay, zonePlace } from "@jubilee/core/base/time.rules";
import { isOpen, opensAt } from "@jubilee/core/schedule/run-open.rules";
import { expectedSpan, lastSaid, stateOf } from "@jubilee/core/schedule/run-of-show.rules";
import type { RunEntry, RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { joined } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Switch } from "@jubilee/ui/switch";
import { Check, Undo2 } from "lucide-react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { LaterButtons } from "./LaterButtons.tsx";
import * as css from "./Run.css.ts";
import { clockAt, standingWords, takeBackLabel } from "./run-words.ts";
import type { Presses } from "./usePresses.ts";

interface EntryDialogProps {
  entry: RunEntry;
  show: RunOfShow;
  nowMs: number;
  presses: Presses;
  onLater: (entry: RunEntry, minutes: number) => void;
  onClose: () => void;
}

/** One entry: planned and expected, and all that can be said of it. */
export function EntryDialog({ entry, show, nowMs, presses, onLater, onClose }: EntryDialogProps) {
  const locale = useLocale();
  const { timeZone } = show.event;
  const { start, end } = expectedSpan(entry);
  const planned = formatClocks(entry.startAt, entry.endAt, timeZone, locale);
  const expected = `${clockAt(start, timeZone, locale)}–${clockAt(end, timeZone, locale)}`;
  const isAsPlanned = start === Date.parse(entry.startAt) && end === Date.parse(entry.endAt);
  const isToCome = !entry.endedAt && stateOf(entry, nowMs) !== "done";
  const canPress = isToCome && isOpen(entry, nowMs);
  const last = lastSaid(show, entry.id);
  const opens = opensAt(entry);
  const opensDay = formatDay(new Date(opens).toISOString(), timeZone, locale, "long");
  const press: Presses = {
    ...presses,
    press: (what, title) => {
      onClose();
      presses.press(what, title);
    },
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{entry.title}</bdi>}
      description={joined([
        isAsPlanned ? planned : `${expected}, planned ${planned}`,
        standingWords(entry, nowMs, timeZone),
        entry.room,
        entry.hostName,
      ])}
    >
      {canPress && <LaterButtons entry={entry} presses={press} onLater={onLater} />}
      {canPress && !entry.startedAt && (
        <Button
          variant="outline"
          icon={<Check />}
          onClick={() => press.press({ act: "done", activityId: entry.id }, entry.title)}
        >
          Done, as planned or not
        </Button>
      )}
      {isToCome && !canPress && (
        <p className={css.quiet}>
          {`Opens on ${opensDay} at ${clockAt(opens, timeZone, locale)}, ${zonePlace(timeZone)} time. Until then its time is changed in the schedule.`}
        </p>
      )}
      {isToCome && (
        <Switch
          side="end"
          checked={entry.isFixed}
          label="Keeps its time"
          help="What runs late before it cuts into it, and pushes nothing after it: doors, a meal, a train."
          onCheckedChange={(isFixed) =>
            presses.press({ act: "fix", activityId: entry.id, isFixed }, entry.title)
          }
        />
      )}
      {last && (
        <Button
          variant="outline"
          icon={<Undo2 />}
          onClick={() => {
            onClose();
            presses.takeBack(last.id, entry.title);
          }}
        >
          {takeBackLabel(last)}
        </Button>
      )}
      {!isToCome && !last && <p className={css.quiet}>Its time is over.</p>}
    </Dialog>
  );
}
