import type { CampaignBlock } from "@jubilee/core/mailing/campaigns.types";
import {
  CalendarDays,
  Image,
  ListOrdered,
  MailCheck,
  Minus,
  SquareMousePointer,
  Ticket,
  Type,
} from "lucide-react";
import type { ReactNode } from "react";

interface BlockKind {
  label: string;
  icon: ReactNode;
  make: (id: string) => CampaignBlock;
}

/** What a mail is put together of. */
export const blockKinds: Readonly<Record<CampaignBlock["kind"], BlockKind>> = {
  text: { label: "Text", icon: <Type />, make: (id) => ({ id, kind: "text", words: {} }) },
  picture: {
    label: "Picture",
    icon: <Image />,
    make: (id) => ({ id, kind: "picture", picture: null }),
  },
  button: {
    label: "Button",
    icon: <SquareMousePointer />,
    make: (id) => ({ id, kind: "button", labels: {}, href: "" }),
  },
  event: { label: "Event card", icon: <CalendarDays />, make: (id) => ({ id, kind: "event" }) },
  schedule: {
    label: "Schedule",
    icon: <ListOrdered />,
    make: (id) => ({ id, kind: "schedule" }),
  },
  tickets: { label: "Tickets", icon: <Ticket />, make: (id) => ({ id, kind: "tickets" }) },
  answer: { label: "Answer buttons", icon: <MailCheck />, make: (id) => ({ id, kind: "answer" }) },
  gap: { label: "Gap", icon: <Minus />, make: (id) => ({ id, kind: "gap" }) },
};
