import type { AnyWidget } from "../element/definition.types.ts";
import { widgetKinds } from "../kinds.ts";
import { fillPlaceholders, watchPage } from "./placeholders.ts";
import { start } from "./start.ts";

const found = import.meta.glob<{ widget: AnyWidget }>("../*/definition.ts", { eager: true });

for (const { widget } of Object.values(found)) start(widget, import.meta.url);
watchPage(() => widgetKinds.forEach((kind) => fillPlaceholders(kind)));
