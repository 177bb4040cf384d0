import { contentOfDemo } from "@jubilee/core/events/demos.rules";
import type { Demo } from "@jubilee/core/events/demos.types";
import type { Deps } from "../deps.types.ts";

/** Makes one more sandbox of a demo, ready for its visitor. */
export async function makeSandbox(deps: Deps, demo: Demo): Promise<void> {
  const content = await contentOfDemo(demo, deps.now().getTime(), () => crypto.randomUUID());
  await deps.callSql("make_sandbox", { demo_param: demo.name, content });
}
