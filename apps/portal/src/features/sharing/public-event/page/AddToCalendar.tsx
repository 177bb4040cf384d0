import { lazy, Suspense, useState } from "react";
import type { AddToCalendarProps } from "./addToCalendar.types.ts";

const CalendarDialog = lazy(async () => ({
  default: (await import("./CalendarDialog.tsx")).CalendarDialog,
}));

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
