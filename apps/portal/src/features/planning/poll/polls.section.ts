import type { GuestSection } from "../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "answer",
  order: 55,
  isShown: ({ personal }) => personal !== null,
  part: () => import("./PollsSection.tsx"),
};
