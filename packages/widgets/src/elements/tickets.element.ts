import type { ElementOptions } from "../element/definition.types.ts";
import { defineWidget } from "../element/define.ts";
import { widget } from "../tickets/definition.ts";

/** Registers `<jubilee-tickets>`. */
export function register(options: ElementOptions): void {
  defineWidget(widget, options);
}
