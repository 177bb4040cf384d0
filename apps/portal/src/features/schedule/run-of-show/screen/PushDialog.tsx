import { counted } from "@jubilee/core/base/words.rules";
import { catchUp, pushOf, tasksPushed, toldOf } from "@jubilee/core/schedule/run-push.rules";
import type {
  PushReason,
  RunEntry,
  RunOfShow,
  RunPush,
} from "@jubilee/core/schedule/run-of-show.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Dialog } from "@jubilee/ui/dialog";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import * as css from "./Run.css.ts";
import { clockAt } from "./run-words.ts";
import type { Presses } from "./usePresses.ts";

interface PushDialogProps {
  /** Null: the whole day catches up. */
  entry: RunEntry | null;
  minutes: number;
  show: RunOfShow;
  /** Of the day. */
  entries: readonly RunEntry[];
  nowMs: number;
  presses: Presses;
  onClose: () => void;
}

const reasons: Record<PushReason, string> = {
  self: "",
  room: "same place",
  host: "same host",
  everybody: "comes after it for everybody",
};

function titleOf(entry: RunEntry | null, minutes: number): string {
  if (!entry) return "Catch up";
  return `${entry.title}, ${counted(minutes, "minute")} ${entry.startedAt ? "more" : "later"}`;
}

function summaryOf({ moved, stays }: RunPush, entry: RunEntry | null, tasks: number): string {
  const others = moved.filter(({ reason }) => reason !== "self").length;
  const along = tasks > 0 ? counted(tasks, "task") : null;
  const places = new Set(moved.map(({ entry: { room } }) => room)).size;
  const where = places > 1 ? ` in ${places} places` : "";
  if (!entry)
    return `${counted(moved.length, "entry comes", "entries come")} back towards the plan${where}.`;
  if (others > 0)
    return `Pushes ${[counted(others, "entry", "entries") + where, along].filter(Boolean).join(" and ")}.`;
  if (along) return `Pushes ${along}.`;
  return stays.length > 0 ? "Pushes nothing; what keeps its time is cut into." : "Pushes nothing.";
}

/** What a delay would push and who would be told, before it does. */
export function PushDialog(props: PushDialogProps) {
  const { entry, minutes, show, entries, nowMs, presses, onClose } = props;
  const locale = useLocale();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tellsTeam, setTellsTeam] = useState(true);
  const [tellsGuests, setTellsGuests] = useState(false);
  const push = entry ? pushOf(entries, entry.id, minutes, left) : catchUp(entries, nowMs);
  const tasks = tasksPushed(show.tasks, show.entries, push);
  const { hosts, guests } = toldOf(push);
  const clock = (ms: number) => clockAt(ms, show.event.timeZone, locale);
  const leave = (id: string, isLeft: boolean) =>
    setLeft((known) => new Set(isLeft ? [...known, id] : [...known].filter((one) => one !== id)));
  const lead = entry ?? push.moved[0]?.entry;
  const others = push.moved.filter(
    ({ reason, entry: { id } }) => id !== entry?.id || reason !== "self",
  );
  const send = () => {
    onClose();
    if (!lead) return;
    presses.later(lead.id, lead.title, minutes, push, {
      tellsTeam: tellsTeam && hosts.length > 0,
      tellsGuests: tellsGuests && guests > 0 && show.tellsGuests,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{titleOf(entry, minutes)}</bdi>}
      description={summaryOf(push, entry, tasks.length)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={push.moved.length === 0} onClick={send}>
            {entry ? `Push by ${minutes}` : "Catch up"}
          </Button>
        </>
      }
    >
      {(others.length > 0 || push.stays.length > 0 || tasks.length > 0) && (
        <ul className={css.moved}>
          {others.map(({ entry: one, before, after, reason }) => (
            <li key={one.id} className={css.movedLine}>
              <span>
                <bdi className={css.strong}>{one.title}</bdi>
                {reasons[reason] && <span className={css.note}>{reasons[reason]}</span>}
              </span>
              <span className={css.movedTimes}>
                <del>{clock(before.start)}</del>
                <ArrowRight aria-label="to" />
                <b>{clock(after.start)}</b>
              </span>
              {entry && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Leave ${one.title} where it is`}
                  onClick={() => leave(one.id, true)}
                >
                  Leave
                </Button>
              )}
            </li>
          ))}
          {tasks.map(({ task, before, after }) => (
            <li key={task.id} className={css.movedLine}>
              <span>
                <bdi className={css.strong}>{task.title}</bdi>
                <span className={css.note}>to do, goes along</span>
              </span>
              <span className={css.movedTimes}>
                <del>{clock(before)}</del>
                <ArrowRight aria-label="to" />
                <b>{clock(after)}</b>
              </span>
            </li>
          ))}
          {push.stays.map(({ entry: one, overlap }) => (
            <li key={one.id} className={css.movedLine}>
              <span>
                <bdi>{one.title}</bdi>
                <span className={css.note}>{`cut into by ${counted(overlap, "minute")}`}</span>
              </span>
              <span
                className={css.quiet}
              >{`stays ${clock(Date.parse(one.startAt) + one.late * 60_000)}`}</span>
              {left.has(one.id) && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Push ${one.title} along`}
                  onClick={() => leave(one.id, false)}
                >
                  Push
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.choices}>
        {hosts.length > 0 && (
          <Checkbox
            label={`Tell ${hosts.join(", ")}`}
            help="They host something that starts at another time: one notice each, as they have chosen."
            checked={tellsTeam}
            onCheckedChange={setTellsTeam}
          />
        )}
        {guests > 0 && show.tellsGuests && (
          <Checkbox
            label={`Write to ${counted(guests, "guest")} who signed up`}
            help="The schedule that guests see gets the new times, and a mail goes out in two minutes; Undo stops it until then."
            checked={tellsGuests}
            onCheckedChange={setTellsGuests}
          />
        )}
        {hosts.length === 0 && (guests === 0 || !show.tellsGuests) && (
          <p className={css.quiet}>
            Nobody is written to. All screens of the team show it at once.
          </p>
        )}
      </div>
    </Dialog>
  );
}
