import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import type { NewTask } from "@jubilee/core/tasks/tasks.types";

/** The tasks that a template brings to an event, with their days before it. */
export async function templateTasks(
  { key }: EventTemplate,
  { startLocal, currency }: EventRecord,
): Promise<readonly NewTask[]> {
  const [{ loadBlueprint }, { rowsOf }] = await Promise.all([
    import("@jubilee/core/events/blueprints.rules"),
    import("@jubilee/core/events/blueprint-parts.rules"),
  ]);
  const blueprint = await loadBlueprint(key);
  if (!blueprint) return [];
  const { tasks = [] } = rowsOf(blueprint, new Set(["tasks"]), {
    templateKey: key,
    startLocal,
    currency,
    language: "en",
    newId: () => crypto.randomUUID(),
  });
  return tasks;
}
