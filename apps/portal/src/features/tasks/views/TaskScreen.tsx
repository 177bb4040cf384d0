import type { EventRecord } from "@jubilee/core/events/events.types";
import { counted } from "@jubilee/core/base/words.rules";
import {
  filterTasks,
  mayWriteTask,
  mayWriteTasks,
  taskClock,
} from "@jubilee/core/tasks/tasks.rules";
import { journeyKind, stagesOf } from "@jubilee/core/tasks/journey.rules";
import type {
  NewTask,
  TaskLimits,
  TaskListRequest,
  TaskPerson,
  TaskRights,
  TaskRow,
} from "@jubilee/core/tasks/tasks.types";
import type { HeldTasks as HeldTasksOf } from "@jubilee/core/tasks/task-outbox.rules";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { AccountPlanNote } from "../../../event-kit/data/PlanNote.tsx";
import { useOpenRow } from "../../../page-kit/list/address/useOpenRow.ts";
import { ListWithPanel } from "../../../page-kit/list/panel/ListWithPanel.tsx";
import { useStepThrough } from "../../../page-kit/list/panel/useStepThrough.ts";
import { StuckList } from "../../../page-kit/list/StuckList.tsx";
import { useUndoKeys } from "../../../page-kit/acts/useUndoKeys.ts";
import { usePlace } from "../../../page-kit/list/usePlace.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { PrintButton } from "../../../page-kit/PrintButton.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { HeldTasks } from "./HeldTasks.tsx";
import { OtherViews } from "./OtherViews.tsx";
import { BoardOrderMenu } from "../board/BoardOrderMenu.tsx";
import { useBoardOrder } from "../board/boardOrder.ts";
import { TaskBoard } from "../board/TaskBoard.tsx";
import { useBoardLimits } from "../board/useBoardLimits.ts";
import { ListGroupMenu } from "../list/ListGroupMenu.tsx";
import { useListGroup } from "../list/listGroup.ts";
import { NoTasks } from "../list/NoTasks.tsx";
import type { TaskShowing } from "../list/taskColumns.tsx";
import { TaskEntry } from "../list/TaskEntry.tsx";
import { TaskList, useListedTasks } from "../list/TaskList.tsx";
import { TaskTarget } from "../list/TaskTarget.tsx";
import { useTaskEntry } from "../list/useTaskEntry.ts";
import { useTaskTarget } from "../list/useTaskTarget.ts";
import { groupNames } from "../timeline/timelineGroups.ts";
import { HelpersButton } from "../task/HelpersButton.tsx";
import { TaskPanel } from "../task/TaskPanel.tsx";
import { counts, stack, stackEntry } from "./TaskBar.css.ts";
import { TaskBar } from "./TaskBar.tsx";
import { taskListRead } from "./tasks.reads.ts";
import type { TaskPlace, TaskView } from "./taskViews.ts";
import { useTaskWaits } from "./taskWaits.ts";
import { useDoneQuestion } from "./useDoneQuestion.tsx";
import { useTaskFilter } from "./useTaskFilter.ts";
import { useTaskWrites } from "./useTaskWrites.ts";

export interface TaskScreenProps {
  view: TaskView;
  place: TaskPlace;
  request: TaskListRequest;
  /** Those whose tasks are listed; times are told from them. */
  events: readonly EventRecord[];
  glowing?: ReadonlySet<string>;
}

const nothing: readonly TaskRow[] = [];
const noLimits: TaskLimits = {};
const notYet: TaskRights = { all: false, events: [] };
const noGlow: ReadonlySet<string> = new Set();
const idOf = ({ id }: TaskRow) => id;
const byIdOf = (rows: readonly TaskRow[]) => new Map(rows.map((row) => [row.id, row]));

/** The same tasks in each of their views: one bar, one line for new ones, one panel. */
export function TaskScreen(props: TaskScreenProps) {
  const { view, place, request, events, glowing = noGlow } = props;
  const reading = useReading((client) => taskListRead(client, request));
  const written = useTaskWrites(request, events);
  const { filter, changeFilter, clearFilter } = useTaskFilter();
  const [openId, setOpenId] = useOpenRow("task");
  const entryFrame = useRef<HTMLDivElement>(null);
  const limits = useBoardLimits(request, reading.data?.limits ?? noLimits);
  const nowMs = useNow();
  const clock = useMemo(() => taskClock(nowMs), [nowMs]);
  const event = request.of === "event" ? (events[0] ?? null) : null;
  const { add, waits, withWaiting, held } = written;
  const list = useMemo(
    () => reading.data && withWaiting(reading.data),
    [reading.data, withWaiting],
  );
  // What is pressed shows at once: another view, and a list in its new order, are drawn after that.
  const drawnView = useDeferredValue(view);
  const drawnLater = useDeferredValue(list);
  const drawn = drawnView === "list" ? drawnLater : list;
  const rows = drawn?.rows ?? nothing;
  const now = useMemo(() => byIdOf(list?.rows ?? nothing), [list]);
  const people = useMemo(() => reading.data?.people ?? [], [reading.data]);
  const may = reading.data?.mayWrite ?? notYet;
  const mayWrite = mayWriteTasks(may);
  const target = useTaskTarget({ only: event, events, mayWrite: may });
  const byId = useMemo(() => byIdOf(rows), [rows]);
  const [change, doneQuestion] = useDoneQuestion(now, written.change);
  const writes = useMemo(() => ({ ...written, change }), [change, written]);
  const onTick = useCallback(
    (task: TaskRow) => {
      const isDone = task.state === "done";
      void change(
        [{ id: task.id, patch: { state: isDone ? "todo" : "done" } }],
        `${isDone ? "To do again" : "Done"}: ${task.title}`,
      );
    },
    [change],
  );
  const isOfOne = event !== null;
  const taskWaits = useTaskWaits(byId);
  const hasSteps = useMemo(() => rows.some(({ stepsAll }) => stepsAll > 0), [rows]);
  const showing = useMemo(
    (): TaskShowing => ({
      waits: taskWaits,
      hasSteps,
      people: new Map(people.map((one) => [one.id, one])),
      clock,
      eventNames: isOfOne ? null : new Map(events.map(({ id, name }) => [id, name])),
      onTick: mayWrite ? onTick : null,
      mayWrite: (task) => mayWriteTask(may, task),
    }),
    [clock, events, hasSteps, isOfOne, may, mayWrite, onTick, people, taskWaits],
  );
  const eventDays = useMemo(
    () => new Map(events.map(({ id, endLocal }) => [id, endLocal.slice(0, 10)])),
    [events],
  );
  const applied = useDeferredValue(filter);
  // What is done has a column of its own on the board.
  const asked = drawnView === "board" && applied.show === "open" ? "all" : applied.show;
  const shown = useMemo(
    () => filterTasks(rows, { ...applied, show: asked }, clock),
    [applied, asked, clock, rows],
  );
  const [order, setOrder] = useBoardOrder();
  const [group, setGroup] = useListGroup(isOfOne);
  const nameOf = useMemo(
    () =>
      group === "due"
        ? null
        : groupNames(group, {
            eventTypeId: event && journeyKind(event),
            eventDay: event && event.startLocal.slice(0, 10),
            people,
          }),
    [event, group, people],
  );
  const names = useMemo(() => {
    const stages = event ? stagesOf(journeyKind(event)) : [];
    return {
      nameOf: (id: string) => people.find((one) => one.id === id)?.name ?? null,
      titleOf: (id: string) => byId.get(id)?.title ?? null,
      stageOf: (key: string) => stages.find((stage) => stage.key === key)?.name ?? key,
    };
  }, [byId, event, people]);
  const isList = drawnView === "list";
  const listed = useListedTasks(isList ? shown : nothing, { showing, eventDays, nameOf, now });
  const step = useStepThrough(isList ? listed.rows : shown, idOf, openId, setOpenId);
  const entry = useTaskEntry({
    event: target.event,
    rows,
    people,
    onAdd: async (inputs) => {
      const added = await add(
        target.event?.id ?? null,
        request.of === "mine" ? inputs.map((input) => forMe(input, people)) : inputs,
      );
      return added?.tasks[0]?.id ?? null;
    },
    onOpen: setOpenId,
  });
  const focusEntry = useCallback(() => entryFrame.current?.querySelector("input")?.focus(), []);
  usePlace(reading.data !== undefined);
  useUndoKeys();
  if (reading.error)
    return <LoadFailed what="The tasks" error={reading.error} onRetry={reading.refetch} />;
  if (!drawn) return <SkeletonRows count={10} />;
  const open = now.get(openId ?? "");
  const isOfOpen = ({ changes }: HeldTasksOf) => changes.every(({ id }) => id === open?.id);
  const eventOf = ({ eventId }: TaskRow) => events.find(({ id }) => id === eventId) ?? null;
  const line = mayWrite && (
    <div ref={entryFrame} className={stackEntry}>
      <AccountPlanNote what="Tasks" needs="pro" />
      <TaskEntry entry={entry} people={people} />
      {!event && entry.text !== "" && <TaskTarget target={target} />}
    </div>
  );
  if (rows.length === 0 && drawnView !== "journey")
    return (
      <NoTasks event={event} onAdd={mayWrite ? add : null}>
        {line}
      </NoTasks>
    );
  const openCount = rows.filter(({ state }) => state !== "done").length;
  const setting = {
    byId,
    showing,
    people,
    writes,
    mayWrite,
    onOpen: setOpenId,
    onClearFilter: clearFilter,
  };
  return (
    <ListWithPanel
      step={step}
      panel={
        open && (
          <TaskPanel
            key={open.id}
            task={open}
            rows={rows}
            currency={eventOf(open)?.currency ?? "USD"}
            stages={stagesFor(eventOf(open))}
            onChange={change}
            withWaiting={written.recordWithWaiting}
            held={<HeldTasks {...written} held={held.filter(isOfOpen)} names={names} />}
            step={step}
            onOpen={setOpenId}
            onClose={() => setOpenId(null)}
          />
        )
      }
    >
      <StuckList
        tools={
          <TaskBar
            view={view}
            place={place}
            scope={request.eventId ?? request.of}
            rows={rows}
            people={people}
            filter={filter}
            onFilter={changeFilter}
          >
            {mayWrite && event && <HelpersButton eventId={event.id} people={people} />}
            {view === "list" && (
              <ListGroupMenu group={group} hasStages={isOfOne} onGroup={setGroup} />
            )}
            {view === "board" && <BoardOrderMenu order={order} onOrder={setOrder} />}
            {(view === "list" || view === "board") && <PrintButton />}
            <span
              className={counts}
            >{`${counted(openCount, "open", "open")}, ${rows.length - openCount} done`}</span>
          </TaskBar>
        }
      >
        {doneQuestion}
        <HeldTasks {...written} held={held.filter((one) => !isOfOpen(one))} names={names} />
        {waits > 0 && (
          <output>
            <Text as="span" size={14} tone="muted">
              {`No connection. ${counted(waits, "change")} will be sent as soon as there is one.`}
            </Text>
          </output>
        )}
        <div className={stack}>
          {(drawnView !== "journey" || rows.length === 0) && line}
          <div>
            {isList && <TaskList {...setting} openId={openId} glowing={glowing} listed={listed} />}
            {drawnView === "board" && (
              <TaskBoard
                {...setting}
                shown={shown}
                limits={limits}
                isShared={isOfOne}
                order={order}
                onOrder={setOrder}
                onAdd={focusEntry}
              />
            )}
            <OtherViews {...setting} view={drawnView} rows={rows} shown={shown} event={event} />
          </div>
        </div>
      </StuckList>
    </ListWithPanel>
  );
}

/** The stages of an event's planning. */
const stagesFor = (event: EventRecord | null) => (event ? stagesOf(journeyKind(event)) : []);

/** What is written among one's own is one's own, unless the line names somebody. */
function forMe(input: NewTask, people: readonly TaskPerson[]): NewTask {
  const me = people.find(({ isMe }) => isMe);
  return me && !input.owners?.length ? { ...input, owners: [me.id] } : input;
}
