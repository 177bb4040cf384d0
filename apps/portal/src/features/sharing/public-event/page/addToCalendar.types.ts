import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { ReactNode } from "react";

export interface AddToCalendarProps {
  event: PublicEvent;
  /** Address of the calendar file. */
  file: string;
  /** The page everybody may open, for the entry's text; never somebody's own link. */
  pageUrl: string | null;
  /** The button, as it looks where it stands. */
  children: (open: () => void) => ReactNode;
}
