import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "page",
  order: 20,
  isShown: ({ face }) => face === null || face.schedule.length > 0,
  part: () => import("./ScheduleSection.tsx"),
};
