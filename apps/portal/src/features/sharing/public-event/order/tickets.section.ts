import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";
import { isOpen } from "../../../../event-kit/guest-page/sections.rules.ts";

export const section: GuestSection = {
  column: "page",
  order: 40,
  isShown: (place) => isOpen(place) && place.shared.tickets.length > 0,
  isAwaited: true,
  part: () => import("./TicketsSection.tsx"),
};
