import { dueWords, ownersOf, priorityWords, taskClock } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { DescriptionList } from "@jubilee/ui/description-list";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";

/** The same fields for who may only look. */
export function ReadFacts({ task }: { task: TaskRecord }) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const owners = ownersOf(task, new Map(task.people.map((one) => [one.id, one])));
  const items = [
    { term: "Owner", detail: owners.map(({ name }) => name).join(", ") || "Nobody yet" },
    { term: "Due", detail: dueWords(task, taskClock(nowMs), locale) || "No day" },
    { term: "Priority", detail: priorityWords[task.priority] },
    { term: "Labels", detail: task.labels.join(", ") || "None" },
  ];
  return <DescriptionList items={items} />;
}
