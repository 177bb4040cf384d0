export type { SvelteHTMLElements } from "svelte/elements";
import type { ElementAttributes } from "../element/attributes.types.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import type { WidgetKind } from "../kinds.ts";

type Handlers = {
  [Name in keyof WidgetEvents as `on${Name}`]?: (event: CustomEvent<WidgetEvents[Name]>) => void;
};

/** Attributes and events of the elements in Svelte: `import type {} from "@jubilee/widgets/svelte"`. */
export type JubileeSvelteElements = Record<
  `jubilee-${WidgetKind}`,
  ElementAttributes & Handlers & { style?: string; class?: string; id?: string }
>;

declare module "svelte/elements" {
  interface SvelteHTMLElements extends JubileeSvelteElements {}
}
