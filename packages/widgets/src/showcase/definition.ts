import type { SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { showcase } from "../copy/en/showcase.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { sheet } from "../styles/showcase.css.ts";
import { Showcase } from "./Showcase.tsx";

export const widget: WidgetDefinition<SharedShowcase> = {
  kind: "showcase",
  sheets: [sheet],
  prepare: () => [],
  Screen: Showcase,
  words: showcase,
};
