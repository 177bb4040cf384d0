import { defineWidget } from "../element/define.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { fillPlaceholders, watchPage } from "./placeholders.ts";

/** Registers one kind of widget and brings its placeholders to life, now and later. */
export function start(definition: WidgetDefinition, scriptUrl: string): void {
  defineWidget(definition, { origin: new URL(scriptUrl).origin });
  watchPage(() => fillPlaceholders(definition.kind, document));
}
