import {
  labelsOf,
  nobody,
  priorityWords,
  showWords,
  taskPriorities,
  type TaskFilter,
} from "@jubilee/core/tasks/tasks.rules";
import type { TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Menu } from "@jubilee/ui/menu";
import { SearchField } from "@jubilee/ui/search-field";
import { memo, useMemo, type ReactNode } from "react";
import { FilterSheet } from "../../../page-kit/list/FilterSheet.tsx";
import { ManyFieldset, ManyPill } from "./ManyChoice.tsx";
import { chosenCount, type TaskScope } from "@jubilee/core/tasks/task-filter.rules";
import { asPills, asSheet, bar, end, row, search } from "./TaskBar.css.ts";
import type { TaskPlace, TaskView } from "./taskViews.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

const shows = Object.keys(showWords) as TaskFilter["show"][];

interface TaskBarProps {
  view: TaskView;
  place: TaskPlace;
  /** Whose tasks: an event's id, `all` or `mine`. */
  scope: TaskScope;
  rows: readonly TaskRow[];
  people: readonly TaskPerson[];
  filter: TaskFilter;
  onFilter: (change: Partial<TaskFilter>) => void;
  /** What belongs to the open view, at the end. */
  children?: ReactNode;
}

/** Which of the four states are shown: always one of them. */
function WhichTasks({ filter, onFilter }: Pick<TaskBarProps, "filter" | "onFilter">) {
  return (
    <Menu
      trigger={<FilterPill value>{showWords[filter.show]}</FilterPill>}
      entries={shows.map((show) => ({
        id: show,
        label: showWords[show],
        checked: show === filter.show,
        onSelect: () => onFilter({ show }),
      }))}
    />
  );
}

/** The one bar of all views: which view, which tasks, and what belongs to the view. */
export const TaskBar = memo(function TaskBar(props: TaskBarProps) {
  const { view, place, scope, rows, people, filter, onFilter, children } = props;
  const labels = useMemo(() => labelsOf(rows), [rows]);
  const every = [
    {
      label: "Owner",
      options: [
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        { value: nobody, label: "Nobody yet" },
      ],
      chosen: filter.owners,
      onChange: (owners: string[]) => onFilter({ owners }),
    },
    {
      label: "Label",
      options: labels.map((label) => ({ value: label, label })),
      chosen: filter.labels,
      onChange: (chosen: string[]) => onFilter({ labels: chosen }),
    },
    {
      label: "Priority",
      options: taskPriorities.map((value) => ({ value, label: priorityWords[value] })),
      chosen: filter.priorities,
      onChange: (priorities: string[]) => onFilter({ priorities }),
    },
  ].filter(({ options }) => options.length > 0);
  const count = chosenCount(filter);
  const find = (
    <SearchField
      label="Find a task"
      placeholder="Find a task"
      value={filter.text}
      onValueChange={(text) => onFilter({ text })}
    />
  );
  return (
    <search className={bar}>
      <div className={row}>
        <ViewSwitch view={view} place={place} scope={scope} />
        {view !== "journey" && <WhichTasks filter={filter} onFilter={onFilter} />}
        {view !== "journey" && (
          <>
            <div className={asPills}>
              {every.map((choice) => (
                <ManyPill key={choice.label} {...choice} />
              ))}
            </div>
            <div className={asSheet}>
              <FilterSheet
                count={count}
                footer={
                  <Button
                    variant="ghost"
                    disabled={count === 0 && filter.text === ""}
                    onClick={() => onFilter({ owners: [], labels: [], priorities: [], text: "" })}
                  >
                    Clear all
                  </Button>
                }
              >
                {find}
                {every.map((choice) => (
                  <ManyFieldset key={choice.label} {...choice} />
                ))}
              </FilterSheet>
            </div>
            <div className={search}>{find}</div>
          </>
        )}
        <div className={end}>{children}</div>
      </div>
    </search>
  );
});
