import { Layers } from "lucide-react";
import type { PaletteAction } from "../../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "event",
  key: "save-template",
  label: () => "Save this event as a template",
  words: "template blueprint keep copy reuse",
  icon: Layers,
  order: 120,
  asks: "events.write",
  feature: "advanced-templates",
  isShown: () => true,
  does: {
    dialog: async () => {
      const { SaveTemplate } = await import("./SaveTemplate.tsx");
      return { default: SaveTemplate };
    },
  },
};
