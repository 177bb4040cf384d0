import type { EventRecord } from "@jubilee/core/events/events.types";
import {
  calendarQuery,
  viewQuery,
  writeFilter,
  type filterOfCalendar,
} from "@jubilee/core/tasks/task-filter.rules";
import {
  everyTask,
  nobody,
  priorityWords,
  showWords,
  taskPriorities,
  type TaskFilter,
} from "@jubilee/core/tasks/tasks.rules";
import type { TaskPerson } from "@jubilee/core/tasks/tasks.types";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { LinkButton } from "@jubilee/ui/link-button";
import { List } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { filters as line } from "./PlannerCalendar.css.ts";

/** Also of one that an address invents. */
function wordOf(priority: string): string {
  const known = taskPriorities.find((one) => one === priority);
  return known ? priorityWords[known] : priority;
}

interface ShownTasksProps {
  shown: ReturnType<typeof filterOfCalendar>;
  query: URLSearchParams;
  events: readonly EventRecord[];
  people: readonly TaskPerson[];
  onChange: (query: URLSearchParams) => void;
}

/** Which tasks the calendar shows, as the view before it chose them: each choice can be let go. */
export function ShownTasks({ shown, query, events, people, onChange }: ShownTasksProps) {
  const { scope, filter } = shown;
  const back = viewQuery(query);
  /** The same address with other tasks. */
  const put = (next: URLSearchParams, of = scope) => {
    const changed = calendarQuery(next, of);
    for (const name of ["view", "on"]) {
      const value = query.get(name);
      if (value !== null) changed.set(name, value);
    }
    onChange(changed);
  };
  const without = (change: Partial<TaskFilter>) => put(writeFilter(back, change));
  const rest = (values: readonly string[], value: string) => values.filter((one) => one !== value);
  const wordless = new URLSearchParams(back);
  wordless.delete("q");
  const choices: { key: string; name: string | undefined; letGo: () => void }[] = [
    ...(scope === "all"
      ? []
      : [
          {
            key: scope,
            name: scope === "mine" ? "My tasks" : events.find(({ id }) => id === scope)?.name,
            letGo: () => put(back, "all"),
          },
        ]),
    ...(filter.show === everyTask.show
      ? []
      : [
          {
            key: filter.show,
            name: showWords[filter.show],
            letGo: () => without({ show: everyTask.show }),
          },
        ]),
    ...(filter.text === ""
      ? []
      : [{ key: "q", name: `“${filter.text}”`, letGo: () => put(wordless) }]),
    ...filter.owners.map((owner) => ({
      key: owner,
      name: owner === nobody ? "Nobody yet" : people.find(({ id }) => id === owner)?.name,
      letGo: () => without({ owners: rest(filter.owners, owner) }),
    })),
    ...filter.labels.map((label) => ({
      key: `label ${label}`,
      name: label,
      letGo: () => without({ labels: rest(filter.labels, label) }),
    })),
    ...filter.priorities.map((priority) => ({
      key: priority,
      name: wordOf(priority),
      letGo: () => without({ priorities: rest(filter.priorities, priority) }),
    })),
  ];
  return (
    <fieldset className={line} aria-label="Which tasks">
      {choices.map(({ key, name, letGo }) => (
        <FilterPill key={key} opens={false} value onClick={letGo}>
          {name ?? "Gone"}
        </FilterPill>
      ))}
      <LinkButton
        variant="ghost"
        size="sm"
        icon={<List />}
        href={`${href("tasks.list")}?${back.toString()}`}
      >
        As a list
      </LinkButton>
    </fieldset>
  );
}
