import type { Deps } from "../_shared/deps.types.ts";
import { work } from "./find-job.ts";

/** What recurs: each chore stands for itself, so that one that fails holds up no other. */
export async function doChores(deps: Deps): Promise<void> {
  for (const chore of work.flatMap((area) => area.chores ?? [])) {
    try {
      await chore(deps);
    } catch (error) {
      deps.log("A recurring chore failed and will be tried again.", error);
    }
  }
}
