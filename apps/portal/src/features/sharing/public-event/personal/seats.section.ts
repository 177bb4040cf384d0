import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "answer",
  order: 20,
  isShown: ({ personal }) => (personal?.invitation.party.seats.length ?? 0) > 0,
  part: () => import("./SeatsSection.tsx"),
};
