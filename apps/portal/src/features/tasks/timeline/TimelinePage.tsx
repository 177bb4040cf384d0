import { TaskPage } from "../list/TaskPage.tsx";

/** The same tasks over time. */
export default function TimelinePage() {
  return <TaskPage view="timeline" title="Timeline" />;
}
