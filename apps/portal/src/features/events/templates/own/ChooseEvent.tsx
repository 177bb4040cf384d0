import { Dialog } from "@jubilee/ui/dialog";
import { Button } from "@jubilee/ui/button";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { useState } from "react";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";

interface ChooseEventProps {
  events: readonly EventRecord[];
  onChoose: (event: EventRecord) => void;
  onClose: () => void;
}

/** Which event becomes a template. */
export function ChooseEvent({ events, onChoose, onClose }: ChooseEventProps) {
  const [id, setId] = useState(events[0]?.id ?? "");
  const event = events.find((one) => one.id === id);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Save an event as a template"
      size="s"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!event} onClick={() => event && onChoose(event)}>
            Go on
          </Button>
        </>
      }
    >
      <EventField events={events} value={id} onChange={setId} />
    </Dialog>
  );
}
