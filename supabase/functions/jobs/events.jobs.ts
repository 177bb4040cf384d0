import { demos, findDemo } from "@jubilee/core/events/demos.rules";
import type { Deps } from "../_shared/deps.types.ts";
import { makeSandbox } from "../_shared/demos/make-sandbox.ts";
import { calls, listOf } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

/** It takes the database half a second, and longer on a busy machine: one in a minute, so that nobody feels it. */
const madePerRound = 1;

/** Keeps a sandbox of each demo ready, and more of those that people open. */
async function makeReady(deps: Deps): Promise<void> {
  const wanted = await listOf(deps, "list_wanted_sandboxes", {
    demos: demos.map(({ name }) => name),
  });
  for (const name of wanted.slice(0, madePerRound)) {
    const demo = findDemo(String(name));
    if (demo) await makeSandbox(deps, demo);
  }
}

export const events = {
  chores: [calls("clear_sandboxes"), makeReady],
} satisfies AreaWork;
