import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";
import { partyTasks, regattaTasks } from "./other-tasks.data.ts";
import { reunionHelpers, reunionTasks } from "./reunion-tasks.data.ts";

const statement = readFileSync(new URL("tasks.sql", import.meta.url), "utf8");

/** What is to do for the reunion, with people who help by a link; a few tasks of two other events. */
export const demo: DemoPart = {
  async seed(backend) {
    const parts = [
      { eventId: idOf("Hartwell"), helpers: reunionHelpers, tasks: reunionTasks },
      { eventId: idOf("Regatta"), helpers: [], tasks: regattaTasks },
      { eventId: idOf("Lisbon"), helpers: [], tasks: partyTasks },
    ].map((part) => ({
      ...part,
      helpers: part.helpers.map((name) => ({ id: idOf(`Helper ${name}`), name })),
      tasks: part.tasks.map((task) => ({ ...task, id: idOf(`Task ${task.title}`) })),
    }));
    await backend.query(statement.replace(":parts", () => JSON.stringify(parts)));
  },
};
