import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { lazy, Suspense, useState, type ReactNode } from "react";

const CalendarDialog = lazy(async () => ({
  default: (await import("./CalendarDialog.tsx")).CalendarDialog,
}));

export interface AddToCalendarProps {
  event: PublicEvent;
  /** Address of the calendar file. */
  file: string;
  /** The page everybody may open, for the entry's text; never somebody's own link. */
  pageUrl: string | null;
  /** The button, as it looks where it stands. */
  children: (open: () => void) => ReactNode;
}

/** A button that asks which calendar an event goes into. */
export function AddToCalendar({ children, ...entry }: AddToCalendarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarDialog {...entry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
