import { UserPlus } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "event",
  key: "import-guests",
  label: () => "Import guests",
  words: "add people file csv list upload",
  icon: UserPlus,
  order: 40,
  asks: "guests.write",
  isShown: ({ event }) => event.status !== "archived" && event.status !== "cancelled",
  does: { address: ({ id }) => href("people.import", { eventId: id }) },
};
