import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "page",
  order: 60,
  isShown: ({ face }) => Boolean(face?.giving),
  part: () => import("./GivingSection.tsx"),
};
