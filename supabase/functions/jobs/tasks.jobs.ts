import { calls } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const tasks = {
  chores: [calls("remind_of_tasks")],
} satisfies AreaWork;
