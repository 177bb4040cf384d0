import { topicNames, wordsOfDue } from "@jubilee/core/events/blueprint-views.rules";
import type {
  Blueprint,
  BlueprintStage,
  BlueprintTask,
} from "@jubilee/core/events/blueprints.types";
import { wordsOfLead } from "@jubilee/core/events/templates.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { Accordion } from "@jubilee/ui/accordion";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import * as css from "./Tasks.css.ts";

function beginOf({ from }: BlueprintStage): string {
  if (from === null) return "Afterwards";
  return from === 0 ? "The day" : `${wordsOfLead(from)} before`;
}

function TaskLine({ task, blueprint }: { task: BlueprintTask; blueprint: Blueprint }) {
  const others = blueprint.tasks.filter(({ key }) => task.waitsFor.includes(key));
  const words = [
    task.note,
    task.checklist.join(", "),
    others.length > 0 && `After: ${others.map(({ title }) => title.toLowerCase()).join("; ")}`,
  ].filter(Boolean);
  return (
    <li className={css.task}>
      <span className={`${css.dot} ${css.topics[task.topic]}`} />
      <span className={css.taskWords}>
        <span className={task.priority === "high" ? css.important : undefined}>{task.title}</span>
        <VisuallyHidden>{`, ${topicNames[task.topic]}, `}</VisuallyHidden>
        {words.map((line) => (
          <span key={String(line)} className={css.note}>
            {line}
          </span>
        ))}
      </span>
      <span className={css.due}>{wordsOfDue(task, blueprint)}</span>
    </li>
  );
}

/** Every task, folded into the parts of the way. */
export function TaskStages({ blueprint }: { blueprint: Blueprint }) {
  const items = blueprint.stages.map((stage) => {
    const tasks = blueprint.tasks.filter((task) => task.stage === stage.title);
    return {
      id: `stage-${stage.from ?? "after"}`,
      title: (
        <span className={css.stage}>
          <span className={css.stageWhen}>{beginOf(stage)}</span>
          <span>{stage.title}</span>
          <span className={css.stageCount}>{counted(tasks.length, "task", "tasks")}</span>
        </span>
      ),
      content: (
        <ul className={css.tasks}>
          {tasks.map((task) => (
            <TaskLine key={task.key} task={task} blueprint={blueprint} />
          ))}
        </ul>
      ),
    };
  });
  return <Accordion items={items} />;
}
