import { shareDone, taskSpan } from "@jubilee/core/tasks/task-timeline.rules";
import { dueClock } from "@jubilee/core/tasks/tasks.rules";
import type { TaskChange, TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { counted } from "@jubilee/core/base/words.rules";
import { AvatarGroup } from "@jubilee/ui/avatar-group";
import { Button } from "@jubilee/ui/button";
import { Drawer } from "@jubilee/ui/drawer";
import { Inline } from "@jubilee/ui/inline";
import { LocaleProvider } from "@jubilee/ui/locale-provider";
import {
  criticalChain,
  TimeAxis,
  type AxisSpan,
  type AxisTerms,
  type AxisZoom,
} from "@jubilee/ui/time-axis";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { useMemo, useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { MoveCard, MoveFacts } from "./MoveCard.tsx";
import { PrintedTimeline } from "./PrintedTimeline.tsx";
import * as css from "./TaskTimeline.css.ts";
import { groupedRows, groupNames, type TimelineGroup } from "./timelineGroups.ts";
import { useMovePreview, type MovePreview } from "./useMovePreview.ts";

export interface TimelineLook {
  zoom: AxisZoom;
  group: TimelineGroup;
  /** Marks the tasks that decide the end. */
  isChainShown: boolean;
}

export interface TaskTimelineProps {
  /** What is shown. */
  rows: readonly TaskRow[];
  /** All that could wait for one of them, shown or not. */
  all: readonly TaskRow[];
  people: readonly TaskPerson[];
  /** Null over all events. */
  event: { eventTypeId: string; startLocal: string; endLocal: string } | null;
  /** `YYYY-MM-DD` */
  today: string;
  look: TimelineLook;
  /** Null for who may only look. */
  onChange: ((changes: readonly TaskChange[], done: string) => Promise<unknown> | void) | null;
  onOpen: (row: TaskRow) => void;
  /** Why one is not moved; null where it may be. */
  stays?: (row: TaskRow) => string | null;
}

const isOpen = ({ state }: TaskRow) => state !== "done";

/** The ids of the open tasks that decide when all is done. */
function chainOf(rows: readonly TaskRow[]): ReadonlySet<string> {
  return criticalChain(
    rows.filter(isOpen).flatMap((row) => {
      const span = taskSpan(row);
      return span ? [{ id: row.id, end: span.end, after: row.waitsFor }] : [];
    }),
  );
}

const nowhere: MovePreview["moved"] = new Map();
const noChain: ReadonlySet<string> = new Set();

const doneWords = ({ row, count }: MovePreview) =>
  count > 1 ? `${counted(count, "task")} moved` : `“${row.title}” moved`;

/** The faces at the end of a task's name. */
function ownersOf(owners: readonly string[], known: ReadonlyMap<string, TaskPerson>) {
  const people = owners.flatMap((id) => {
    const { name, avatarUrl } = known.get(id) ?? {};
    return name === undefined ? [] : [{ name, ...(avatarUrl ? { photoUrl: avatarUrl } : {}) }];
  });
  return <AvatarGroup size="s" max={2} people={people} />;
}

/** Tasks over their days: moving one pushes what waits for it. */
export function TaskTimeline({
  rows,
  all,
  people,
  event,
  today,
  look,
  onChange,
  onOpen,
  stays,
}: TaskTimelineProps) {
  const eventDay = event?.startLocal.slice(0, 10) ?? null;
  const { preview, hold, previewOf } = useMovePreview(all, eventDay);
  const isPhone = useMedia(media.mobile);
  const locale = useLocale();
  const [asked, setAsked] = useState<MovePreview | null>(null);
  // Until the list has them, moved ones stand where they were put.
  const [settling, setSettling] = useState<MovePreview["moved"] | null>(null);
  const known = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const nameOf = useMemo(
    () => groupNames(look.group, { eventTypeId: event?.eventTypeId ?? null, eventDay, people }),
    [look.group, event?.eventTypeId, eventDay, people],
  );
  const shown = useMemo(() => groupedRows(rows, nameOf), [rows, nameOf]);
  const terms = useMemo(
    (): AxisTerms<TaskRow> => ({
      idOf: ({ id }) => id,
      nameOf: ({ title }) => title,
      spanOf: taskSpan,
      afterOf: ({ waitsFor }) => waitsFor,
      clockOf: (row) => dueClock(row, locale),
      ...(look.group === "none" ? {} : { groupOf: (row: TaskRow) => nameOf(row).name }),
      progressOf: shareDone,
      endOf: ({ owners }) => ownersOf(owners, known),
    }),
    [known, locale, look.group, nameOf],
  );
  const goal = useMemo(() => eventDay && { day: eventDay, label: "The day" }, [eventDay]);
  const critical = useMemo(
    () => (look.isChainShown ? chainOf(all) : noChain),
    [all, look.isChainShown],
  );
  const move = (row: TaskRow, to: AxisSpan, drop: { by: "pointer" | "keys"; alone: boolean }) => {
    const done = previewOf({ row, to }, drop.alone);
    // A finger covers what it moves: what else moves is asked about first.
    if (isPhone && drop.by === "pointer" && done.count > 1) setAsked(done);
    else void write(done);
  };
  const write = async (done: MovePreview) => {
    setSettling(done.moved);
    try {
      await onChange?.(done.changes(), doneWords(done));
    } finally {
      setSettling((known) => (known === done.moved ? null : known));
    }
  };
  const settle = (change: boolean) => {
    if (change && asked) void write(asked);
    setAsked(null);
  };
  return (
    <>
      <div className={css.room}>
        <LocaleProvider locale={locale}>
          <TimeAxis
            label="Tasks over time"
            items={shown}
            terms={terms}
            zoom={look.zoom}
            today={today}
            {...(goal && { goal })}
            critical={critical}
            preview={{
              moved: preview?.moved ?? asked?.moved ?? settling ?? nowhere,
              onPreview: hold,
            }}
            {...(onChange ? { onMove: move } : {})}
            onOpen={onOpen}
            {...(stays ? { stays } : {})}
          />
        </LocaleProvider>
        {preview && !isPhone && <MoveCard preview={preview} />}
      </div>
      <PrintedTimeline rows={shown} groupOf={(row) => nameOf(row).name} people={known} />
      <Drawer
        side="below"
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) settle(false);
        }}
        title={asked?.title ?? ""}
        footer={
          <Inline>
            <Button variant="outline" onClick={() => settle(false)}>
              Leave
            </Button>
            <Button onClick={() => settle(true)}>{`Move all ${asked?.count ?? ""}`}</Button>
          </Inline>
        }
      >
        {asked && <MoveFacts preview={asked} />}
      </Drawer>
    </>
  );
}
