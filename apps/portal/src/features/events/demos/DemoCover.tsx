import type { Demo } from "@jubilee/core/events/demos.types";
import { findTemplate, seedOfTemplate } from "@jubilee/core/events/templates.rules";
import { EventCover, type EventCoverProps } from "@jubilee/ui/event-cover";

interface DemoCoverProps extends Pick<EventCoverProps, "shape"> {
  demo: Demo;
}

/** The cover of a demo: that of the template it is made of. */
export function DemoCover({ demo: { name, eventTypeId, templateKey }, shape }: DemoCoverProps) {
  const template = findTemplate(templateKey);
  return (
    <EventCover
      typeId={eventTypeId}
      eventId={template ? seedOfTemplate(template) : name}
      shape={shape}
    />
  );
}
