import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TaskListRequest } from "@jubilee/core/tasks/tasks.types";
import { useMemo } from "react";
import { Select } from "@jubilee/ui/select";
import { ChosenEvent } from "../../../event-kit/chosen/ChosenEvent.tsx";
import { eventOption } from "../../../event-kit/chosen/eventOption.ts";
import { useLiveEvent } from "../../../event-kit/event/useLiveEvent.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { TaskScreen } from "../views/TaskScreen.tsx";
import type { TaskView } from "../views/taskViews.ts";
import { whose } from "./PrintedTasks.css.ts";
import { tab } from "./tasks.tab.ts";
import { scopes, useTaskScope } from "./useTaskScope.ts";

const without = {
  title: "First an event, then its tasks",
  text: "Create an event: what is to be done for it stands here, with when and by whom.",
};
const place = { kind: "page" } as const;
/** What the tasks of one event are watched by, here as in its tab. */
const watched = [tab];

interface TaskPageProps {
  view: TaskView;
  title: string;
}

/** The tasks of one event, of all, or one's own. */
export function TaskPage({ view, title }: TaskPageProps) {
  return (
    <ChosenEvent title={title} without={without}>
      {({ event, events }) => <Chosen view={view} title={title} event={event} events={events} />}
    </ChosenEvent>
  );
}

interface ChosenProps extends TaskPageProps {
  event: EventRecord;
  events: readonly EventRecord[];
}

function Chosen({ view, title, event, events }: ChosenProps) {
  const { request, value, choose } = useTaskScope(event.id);
  const locale = useLocale();
  const options = [
    ...Object.entries(scopes).map(([scope, label]) => ({ value: scope, label })),
    ...events.map((one) => eventOption(one, locale)),
  ];
  return (
    <PageFrame>
      <PageHeader
        title={title}
        actions={
          <>
            <div data-screen-only="">
              <Select
                label="Whose tasks"
                hideLabel
                value={value}
                onValueChange={choose}
                options={options}
              />
            </div>
            <p className={whose}>{options.find((one) => one.value === value)?.label}</p>
          </>
        }
      />
      {request.of === "event" ? (
        <OfOneEvent key={value} view={view} request={request} event={event} />
      ) : (
        <TaskScreen key={value} view={view} place={place} request={request} events={events} />
      )}
    </PageFrame>
  );
}

interface OfOneEventProps {
  view: TaskView;
  request: TaskListRequest;
  event: EventRecord;
}

/** The tasks of an event as they are changed by whoever works on them. */
function OfOneEvent({ view, request, event }: OfOneEventProps) {
  const glowing = useLiveEvent(event.id, watched);
  const events = useMemo(() => [event], [event]);
  return (
    <TaskScreen view={view} place={place} request={request} events={events} glowing={glowing} />
  );
}
