import type { EventRecord } from "@jubilee/core/events/events.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { SquarePen } from "lucide-react";
import { useState } from "react";
import { useChosenEvent } from "../../../event-kit/chosen/useChosenEvent.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { WriteToDialog } from "./WriteToDialog.tsx";

interface WriteToProps {
  event: EventRecord | null;
  onOpen: (threadId: string) => void;
}

/** Begins a conversation: with a guest, a colleague, a few, a group or an activity. */
export function WriteTo({ event, onOpen }: WriteToProps) {
  const [isOpen, setOpen] = useState(false);
  const { event: next, events } = useChosenEvent();
  const of = event ?? next;
  if (!of) return null;
  return (
    <MayDo eventId={of.id} asks="messages.send">
      <IconButton
        variant="secondary"
        label="Write to somebody"
        icon={<SquarePen />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <WriteToDialog
          first={of}
          events={event ? [event] : (events ?? [])}
          onClose={() => setOpen(false)}
          onOpen={(id) => {
            setOpen(false);
            onOpen(id);
          }}
        />
      )}
    </MayDo>
  );
}
