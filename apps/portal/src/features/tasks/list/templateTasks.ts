import { toWallTime } from "@jubilee/core/base/time.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import type { NewTask } from "@jubilee/core/tasks/tasks.types";

/** The tasks that a template brings to an event, with their days before it; none is late when it comes. */
export async function templateTasks(
  { key }: EventTemplate,
  { startLocal, timeZone, currency }: EventRecord,
): Promise<readonly NewTask[]> {
  const [{ loadBlueprint }, { rowsOf }, { inTimeFor }] = await Promise.all([
    import("@jubilee/core/events/blueprints.rules"),
    import("@jubilee/core/events/blueprint-parts.rules"),
    import("@jubilee/core/events/blueprint-time.rules"),
  ]);
  const blueprint = await loadBlueprint(key);
  if (!blueprint) return [];
  const now = toWallTime(new Date().toISOString(), timeZone);
  const { tasks = [] } = rowsOf(inTimeFor(blueprint, startLocal, now), new Set(["tasks"]), {
    templateKey: key,
    startLocal,
    currency,
    language: "en",
    newId: () => crypto.randomUUID(),
  });
  return tasks;
}
