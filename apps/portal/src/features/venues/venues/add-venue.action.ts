import { MapPin } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "account",
  key: "add-venue",
  label: "Add a venue",
  words: "create new place room",
  icon: MapPin,
  order: 80,
  asks: "venues.write",
  feature: "venue-management",
  address: href("venues.create"),
};
