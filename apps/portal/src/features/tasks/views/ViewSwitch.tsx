import { calendarQuery, type TaskScope } from "@jubilee/core/tasks/task-filter.rules";
import { CalendarDays, ChartNoAxesGantt, Columns3, Flag, List } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { viewHref, type TaskPlace, type TaskView } from "./taskViews.ts";
import { viewLink, viewName, views } from "./TaskBar.css.ts";

const every: readonly { view: TaskView; name: string; icon: ReactNode }[] = [
  { view: "list", name: "List", icon: <List aria-hidden="true" /> },
  { view: "board", name: "Board", icon: <Columns3 aria-hidden="true" /> },
  { view: "timeline", name: "Timeline", icon: <ChartNoAxesGantt aria-hidden="true" /> },
  { view: "journey", name: "Journey", icon: <Flag aria-hidden="true" /> },
];

interface ViewSwitchProps {
  view: TaskView;
  place: TaskPlace;
  scope: TaskScope;
}

/** The views of the same tasks, each with its own address. */
export function ViewSwitch({ view: open, place, scope }: ViewSwitchProps) {
  const [query] = useSearchParams();
  return (
    <nav aria-label="Views of the tasks" className={views}>
      {every.map(({ view, name, icon }) => (
        <RouterAnchor
          key={view}
          href={viewHref(view, place, query)}
          stays
          aria-current={view === open ? "page" : undefined}
          className={viewLink}
        >
          {icon}
          <span className={viewName}>{name}</span>
        </RouterAnchor>
      ))}
      <RouterAnchor
        href={`${href("calendar.planner")}?${calendarQuery(query, scope).toString()}`}
        className={viewLink}
      >
        <CalendarDays aria-hidden="true" />
        <span className={viewName}>Calendar</span>
      </RouterAnchor>
    </nav>
  );
}
