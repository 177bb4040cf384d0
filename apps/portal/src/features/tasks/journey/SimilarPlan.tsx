import type { EventRecord } from "@jubilee/core/events/events.types";
import { templateFor } from "@jubilee/core/events/templates.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import { journeyKind, stagesOf } from "@jubilee/core/tasks/journey.rules";
import { similarPlan } from "@jubilee/core/tasks/similar-plans.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { relativeWords } from "@jubilee/core/base/event-time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { ListPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useReadValue } from "../../../page-kit/data/useRead.ts";
import { templateTasks } from "../list/templateTasks.ts";
import type { TaskWrites } from "../views/useTaskWrites.ts";
import * as css from "./JourneyView.css.ts";

export interface SimilarPlanProps {
  event: EventRecord;
  /** All tasks of the event. */
  rows: readonly TaskRow[];
  /** `YYYY-MM-DD` by the event's clock. */
  today: string;
  /** Null for who may only look. */
  onAdd: TaskWrites["add"] | null;
}

/** How many are shown until all are asked for. */
const few = 4;

/** What similar plans do at this point: of the template of its kind, whatever this event has not yet. */
export function SimilarPlan(props: SimilarPlanProps) {
  const template = templateFor(props.event);
  return template && <FromTemplate {...props} template={template} />;
}

function FromTemplate(props: SimilarPlanProps & { template: EventTemplate }) {
  const { event, template } = props;
  const planned = useReadValue(
    ["template-tasks", template.key, event.startLocal],
    () => templateTasks(template, event),
    { staleTime: Infinity },
  );
  return (
    <Card as="section" title="What similar plans do now">
      <Loaded of={planned} what="The plan of its kind" skeleton={<SkeletonRows count={3} />}>
        {(tasks) => <Missing {...props} planned={tasks} />}
      </Loaded>
    </Card>
  );
}

interface MissingProps extends SimilarPlanProps {
  template: EventTemplate;
  planned: Awaited<ReturnType<typeof templateTasks>>;
}

function Missing({ event, rows, today, onAdd, template, planned }: MissingProps) {
  const [isWhole, setWhole] = useState(false);
  const { stage, tasks } = useMemo(
    () => similarPlan(planned, rows, { stages: stagesOf(journeyKind(event)), today, event }),
    [event, planned, rows, today],
  );
  return (
    <div className={css.stageList}>
      <Text size={14} tone="muted">
        {stage ? `“${stage.name}” has these too:` : "From here on yours has all of it."}
      </Text>
      {tasks.length > 0 && (
        <ul className={css.stageList}>
          {tasks.slice(0, isWhole ? tasks.length : few).map((task) => (
            <li key={task.id} className={css.similar}>
              <div>
                <Text size={14}>{task.title}</Text>
                {task.due?.kind === "relative" && (
                  <Text size={14} tone="muted">
                    {relativeWords(task.due)}
                  </Text>
                )}
              </div>
              {onAdd && (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<ListPlus />}
                  aria-label={`Add ${task.title}`}
                  onClick={() => void onAdd(event.id, [task])}
                >
                  Add
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isWhole && tasks.length > few && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {`${tasks.length - few} more`}
        </Button>
      )}
      <Text size={14}>
        <Link href={href("templates.template", { template: template.key })}>
          {`From the template “${template.title}”`}
        </Link>
      </Text>
    </div>
  );
}
