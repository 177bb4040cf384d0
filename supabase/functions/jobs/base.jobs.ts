import { calls } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const base = {
  // Forgets what has served its time: keys of old submits, finished jobs.
  chores: [calls("clean_up")],
} satisfies AreaWork;
