import type { ElementOptions } from "../element/definition.types.ts";
import { defineWidget } from "../element/define.ts";
import { widget } from "../donation/definition.ts";

/** Registers `<jubilee-donation>`. */
export function register(options: ElementOptions): void {
  defineWidget(widget, options);
}
