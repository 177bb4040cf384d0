import type { ElementOptions } from "../element/definition.types.ts";
import { defineWidget } from "../element/define.ts";
import { widget } from "../poll/definition.ts";

/** Registers `<jubilee-poll>`. */
export function register(options: ElementOptions): void {
  defineWidget(widget, options);
}
