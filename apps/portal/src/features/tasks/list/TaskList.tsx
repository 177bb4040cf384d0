import { labelsOf } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { Button } from "@jubilee/ui/button";
import { DataTable, orderRows, type DataSelection } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Check } from "lucide-react";
import { memo, useCallback, useMemo, useState } from "react";
import { useSortParam } from "../../../page-kit/list/address/useSortParam.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useDensity } from "../../../page-kit/list/useDensity.ts";
import { PrintedTasks } from "./PrintedTasks.tsx";
import { TaskBulkBar } from "./TaskBulkBar.tsx";
import { PhoneTask, taskColumns, type TaskShowing } from "./taskColumns.tsx";
import {
  dueGroupOf,
  duePlaces,
  inDueOrder,
  inNamedOrder,
  namedGroupOf,
  type EventDays,
} from "./taskGroups.tsx";
import type { GroupName } from "../timeline/timelineGroups.ts";
import type { TaskSetting } from "../views/TaskScreen.types.ts";

const none: ReadonlySet<string> = new Set();
const idOf = ({ id }: TaskRow) => id;

interface ListedBy {
  showing: TaskShowing;
  eventDays: EventDays;
  /** How a row is called by what the list is put together by; null by when it is due. */
  nameOf: ((row: TaskRow) => GroupName) | null;
  /** What each says now, where the order has not followed yet. */
  now: ReadonlyMap<string, TaskRow>;
}

/** The order of a list and its groups. */
export function useListedTasks(shown: readonly TaskRow[], listedBy: ListedBy) {
  const { showing, eventDays, nameOf, now } = listedBy;
  const [sort, setSort] = useSortParam();
  const locale = useLocale();
  const { clock } = showing;
  const columns = useMemo(() => taskColumns(showing), [showing]);
  const places = useMemo(() => duePlaces(shown, clock, eventDays), [clock, eventDays, shown]);
  const groupOf = useMemo(
    () => (nameOf ? namedGroupOf(shown, nameOf) : dueGroupOf(places, clock, locale)),
    [clock, locale, nameOf, places, shown],
  );
  const inOrder = useMemo(() => {
    const byDay = inDueOrder(places, clock);
    return orderRows(nameOf ? inNamedOrder(byDay, nameOf) : byDay, columns, sort, groupOf);
  }, [clock, columns, groupOf, nameOf, places, sort]);
  const rows = useMemo(() => inOrder.map((row) => now.get(row.id) ?? row), [inOrder, now]);
  return useMemo(
    () => ({ rows, columns, groupOf, sort, setSort }),
    [columns, groupOf, rows, setSort, sort],
  );
}

interface TaskListProps extends TaskSetting {
  openId: string | null;
  glowing: ReadonlySet<string>;
  listed: ReturnType<typeof useListedTasks>;
}

/** Tasks by when they are due, with what can be done with many. */
export const TaskList = memo(function TaskList({
  listed,
  showing,
  people,
  writes,
  mayWrite,
  ...rest
}: TaskListProps) {
  const { byId, openId, onOpen, onClearFilter, glowing } = rest;
  const { rows, columns, groupOf, sort, setSort } = listed;
  const [density] = useDensity();
  const [selected, setSelected] = useState(none);
  const chosen = useMemo(
    () => rows.filter((row) => selected.has(row.id) && showing.mayWrite(row)),
    [rows, selected, showing],
  );
  const labels = useMemo(() => labelsOf([...byId.values()]), [byId]);
  const selection = useMemo(
    (): DataSelection<TaskRow> => ({
      selected,
      onChange: setSelected,
      labelOf: ({ title }) => title,
    }),
    [selected],
  );
  const opening = useMemo(
    () => ({ open: ({ id }: TaskRow) => onOpen(id), id: openId }),
    [onOpen, openId],
  );
  const sorting = useMemo(() => ({ sort, onSort: setSort }), [setSort, sort]);
  const phoneLine = useCallback(
    (task: TaskRow) => <PhoneTask task={task} showing={showing} />,
    [showing],
  );
  const { onTick, mayWrite: mayWriteOne } = showing;
  const swipe = useMemo(
    () =>
      onTick
        ? {
            label: "Done",
            icon: <Check aria-hidden="true" />,
            nameOf: ({ title }: TaskRow) => `Done: ${title}`,
            isFor: mayWriteOne,
            act: onTick,
          }
        : undefined,
    [mayWriteOne, onTick],
  );
  return (
    <>
      <PrintedTasks rows={rows} groupOf={groupOf} showing={showing} />
      {/* Paper has a table of its own. */}
      <div data-screen-only={rows.length > 0 ? true : undefined}>
        <DataTable
          label="Tasks"
          columns={columns}
          rows={rows}
          rowId={idOf}
          {...(mayWrite ? { selection } : {})}
          opening={opening}
          sorting={sorting}
          arrangement={{ groupOf, density }}
          phoneLine={phoneLine}
          swipe={swipe}
          glowing={glowing}
          empty={
            <EmptyState
              drawing="search"
              level={2}
              title="No task like that"
              action={
                <Button variant="secondary-light" onClick={onClearFilter}>
                  Show all
                </Button>
              }
            >
              Another filter may show it.
            </EmptyState>
          }
        />
      </div>
      {mayWrite && (
        <TaskBulkBar
          chosen={chosen}
          people={people}
          labels={labels}
          onChange={writes.change}
          onClear={() => setSelected(none)}
        />
      )}
    </>
  );
});
