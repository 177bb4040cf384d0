import { CircleQuestionMark, LayoutTemplate } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteRow } from "./palette.types.ts";

/** What one could do where nothing is called what was typed. */
export function insteadRows(typed: string, actions: readonly PaletteRow[]): PaletteRow[] {
  const group = "Nothing is called that. You could";
  const help = `${href("help")}?q=${encodeURIComponent(typed)}`;
  return [
    ...actions.slice(0, 2).map((row) => ({ ...row, group })),
    {
      key: href("templates.index"),
      title: "Begin with a template",
      group,
      place: "Templates",
      icon: <LayoutTemplate aria-hidden="true" />,
      opens: { to: href("templates.index") },
    },
    {
      key: help,
      title: `Ask the help about “${typed}”`,
      group,
      place: "Help",
      icon: <CircleQuestionMark aria-hidden="true" />,
      opens: { to: help },
    },
  ];
}
