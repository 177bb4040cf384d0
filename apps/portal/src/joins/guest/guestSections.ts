import type { GuestSection } from "../../event-kit/guest-page/section.types.ts";
import { openSections } from "../../event-kit/guest-page/sections.rules.ts";

/** Every `*.section.ts`, wherever its area keeps it. */
const found = import.meta.glob<{ section: GuestSection }>("../../features/**/*.section.ts", {
  eager: true,
});

/** The sections of an event's pages for guests, in their order. */
export const guestSections = openSections(Object.values(found).map(({ section }) => section));
