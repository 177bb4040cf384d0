import { loadBlueprint } from "./blueprints.rules.ts";
import { demoContent } from "./demo-content.rules.ts";
import { demos, sheetLoaders } from "./demos.data.ts";
import type { Demo, SandboxContent } from "./demos.types.ts";

export { demos } from "./demos.data.ts";

/** One of the twelve by its name in the address; null for another. */
export const findDemo = (name: string): Demo | null =>
  demos.find((demo) => demo.name === name) ?? null;

/** All that is in a demo's event, as it stands on a day. */
export async function contentOfDemo(
  demo: Demo,
  nowMs: number,
  newId: () => string,
): Promise<SandboxContent> {
  const [loaded, blueprint] = await Promise.all([
    sheetLoaders[demo.name]?.(),
    loadBlueprint(demo.templateKey),
  ]);
  if (!loaded || !blueprint) throw new RangeError(`${demo.name} has no sheet or no blueprint`);
  return demoContent({ demo, sheet: loaded.sheet, blueprint, nowMs, newId });
}
