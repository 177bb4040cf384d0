export type { GlobalComponents } from "vue";
import type { ElementAttributes } from "../element/attributes.types.ts";
import type { WidgetKind } from "../kinds.ts";

/** Attributes of the elements in Vue's templates: `import type {} from "@jubilee/widgets/vue"`. */
export type JubileeVueElements = Record<
  `jubilee-${WidgetKind}`,
  new () => { $props: ElementAttributes }
>;

declare module "vue" {
  interface GlobalComponents extends JubileeVueElements {}
}
