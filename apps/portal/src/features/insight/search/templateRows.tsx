import { findableDemos, findableTemplates } from "@jubilee/core/events/template-search.rules";
import { CalendarHeart, MonitorPlay } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteRow } from "./palette.types.ts";

/** The templates, found by what people call such an event. */
export const templateRows = (): PaletteRow[] =>
  findableTemplates.map(({ key, title, words = "", template }) => {
    const address = href("templates.template", { template: key });
    return {
      id: `template ${key}`,
      key: address,
      title,
      words,
      group: "Templates",
      detail: template.line,
      place: "Template",
      icon: <CalendarHeart aria-hidden="true" />,
      opens: { to: address },
    };
  });

/** The live demos, found by their own words and by those of their kind. */
export const demoRows = (): PaletteRow[] =>
  findableDemos.map(({ key, title, words = "", demo }) => {
    const address = href("demos.demo", { demo: key });
    return {
      id: `demo ${key}`,
      key: address,
      title,
      words,
      group: "Live demos",
      detail: demo.line,
      place: "Live demo",
      icon: <MonitorPlay aria-hidden="true" />,
      opens: { to: address },
    };
  });
