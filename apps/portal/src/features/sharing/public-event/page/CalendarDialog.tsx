import { calendarChoices } from "@jubilee/core/schedule/calendar.rules";
import { Dialog } from "@jubilee/ui/dialog";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import type { AddToCalendarProps } from "./addToCalendar.types.ts";

export interface CalendarDialogProps extends Omit<AddToCalendarProps, "children"> {
  onClose: () => void;
}

/** The calendars people use, each with the entry filled in. */
export function CalendarDialog({ event, file, pageUrl, onClose }: CalendarDialogProps) {
  const fileName = "Apple and others (file)";
  return (
    <Dialog
      open
      size="s"
      title="Add to calendar"
      description="The entry has the time, the zone and the place."
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="2">
        {calendarChoices(event, pageUrl, { name: fileName, href: file }).map(({ name, href }) => (
          <LinkButton
            key={name}
            variant="outline"
            fullWidth
            href={href}
            {...(href === file ? { download: true } : { target: "_blank", rel: "noreferrer" })}
          >
            {name}
          </LinkButton>
        ))}
      </Stack>
    </Dialog>
  );
}
