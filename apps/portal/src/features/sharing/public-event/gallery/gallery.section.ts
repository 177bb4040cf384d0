import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "page",
  order: 70,
  isShown: ({ shared }) => shared.gallery !== undefined,
  part: () => import("./GallerySection.tsx"),
};
