import { MailQuestionMark } from "lucide-react";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "event",
  key: "remind",
  label: ({ overview }) => {
    const silent = overview?.event.answers.pending;
    return silent ? `Mail the ${silent} who have not answered` : "Mail those who have not answered";
  },
  words: "remind reminder silent invitation",
  icon: MailQuestionMark,
  order: 30,
  asks: "guests.write",
  feature: "rsvp",
  isShown: ({ event, overview }) =>
    event.status === "published" && overview?.event.answers.pending !== 0,
  does: {
    dialog: async () => {
      const { RemindDialog } = await import("./RemindDialog.tsx");
      return { default: RemindDialog };
    },
  },
};
