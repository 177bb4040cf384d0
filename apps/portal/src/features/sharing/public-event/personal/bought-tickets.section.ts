import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "page",
  order: 30,
  isShown: ({ personal }) => (personal?.invitation.orders.length ?? 0) > 0,
  part: () => import("./BoughtTicketsSection.tsx"),
};
