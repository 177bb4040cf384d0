import type { ElementOptions } from "../element/definition.types.ts";
import { defineWidget } from "../element/define.ts";
import { widget } from "../countdown/definition.ts";

/** Registers `<jubilee-countdown>`. */
export function register(options: ElementOptions): void {
  defineWidget(widget, options);
}
