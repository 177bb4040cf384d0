import { Plus } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "account",
  key: "new-event",
  label: "New event",
  words: "create make add plan",
  icon: Plus,
  order: 10,
  asks: "events.write",
  address: href("events.create"),
};
