import { YourTasks } from "../../features/insight/dashboard/glance/YourTasks.tsx";
import { fact } from "../../features/tasks/list/tasks.fact.ts";

/** The tasks on At a Glance, told as on their category's page. */
export function JoinedTasks() {
  return <YourTasks telling={fact} />;
}
