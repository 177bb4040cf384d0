import { TaskPage } from "./TaskPage.tsx";

/** Tasks as a list. */
export default function TaskListPage() {
  return <TaskPage view="list" title="Tasks" />;
}
