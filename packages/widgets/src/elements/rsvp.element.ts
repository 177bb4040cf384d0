import type { ElementOptions } from "../element/definition.types.ts";
import { defineWidget } from "../element/define.ts";
import { widget } from "../rsvp/definition.ts";

/** Registers `<jubilee-rsvp>`. */
export function register(options: ElementOptions): void {
  defineWidget(widget, options);
}
