import type { EventRecord } from "@jubilee/core/events/events.types";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { CalendarClock, Ellipsis, Link as LinkIcon, PencilLine } from "lucide-react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import type { RsvpTask } from "./RsvpDialogs.tsx";
import { useNudge } from "./useNudge.ts";

export interface RsvpMenuProps {
  event: EventRecord;
  line: RsvpLine;
  onTask: (task: RsvpTask) => void;
}

/** What can be done with one guest's answer. */
export function RsvpMenu({ event, line, onTask }: RsvpMenuProps) {
  const nudge = useNudge(event);
  if (!useMayDo(event.id, "answers.write")) return null;
  return (
    <Menu
      align="end"
      trigger={<IconButton size="sm" label={`Actions for ${line.name}`} icon={<Ellipsis />} />}
      entries={[
        {
          id: "answer",
          label: line.state ? "Change the answer" : "Record an answer",
          icon: <PencilLine />,
          onSelect: () => onTask({ of: line, kind: "answer" }),
        },
        {
          id: "link",
          label: "Copy the personal link",
          icon: <LinkIcon />,
          onSelect: () => nudge(line),
        },
        ...(event.rsvpDeadline
          ? [
              {
                id: "time",
                label: "Give more time",
                icon: <CalendarClock />,
                onSelect: () => onTask({ of: line, kind: "time" }),
              },
            ]
          : []),
      ]}
    />
  );
}
