import { TaskPage } from "../list/TaskPage.tsx";

/** The same tasks as a board. */
export default function TaskBoardPage() {
  return <TaskPage view="board" title="Progress board" />;
}
