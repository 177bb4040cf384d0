import { MapPin } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "venues",
  name: "Venues",
  one: "Venue",
  icon: MapPin,
  page: "venues.details",
  order: 40,
  address: ({ id }) => href("venues.details", { venueId: id }),
};
