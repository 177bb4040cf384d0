import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "page",
  order: 10,
  isShown: ({ shared }) => (shared.dates?.length ?? 0) > 1,
  part: () => import("./DatesSection.tsx"),
};
