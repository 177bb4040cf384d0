import type { GuestSection } from "../../../../event-kit/guest-page/section.types.ts";

export const section: GuestSection = {
  column: "answer",
  order: 10,
  isShown: ({ personal, query }) =>
    personal !== null && (query.get("mails") === "stop" || !personal.invitation.wantsMail),
  part: () => import("./MailWishSection.tsx"),
};
