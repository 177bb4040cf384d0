import { ListPlus } from "lucide-react";
import type { PaletteAction } from "../../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "event",
  key: "add-parts",
  label: () => "Add parts of a template",
  words: "template blueprint tasks programme form mails",
  icon: ListPlus,
  order: 130,
  asks: "events.write",
  isShown: ({ event }) => event.status !== "archived",
  does: {
    dialog: async () => {
      const { AddParts } = await import("./AddParts.tsx");
      return { default: AddParts };
    },
  },
};
