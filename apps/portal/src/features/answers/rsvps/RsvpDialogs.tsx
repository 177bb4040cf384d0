import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { MoreTimeDialog } from "./MoreTimeDialog.tsx";

/** What is done with an answer in a dialog: it is written down, or its guest gets more time. */
export interface RsvpTask {
  of: RsvpLine;
  kind: "answer" | "time";
}

interface RsvpDialogsProps {
  event: EventRecord;
  task: RsvpTask | null;
  onClose: () => void;
}

/** The dialog of the answers that is open. */
export function RsvpDialogs({ event, task, onClose }: RsvpDialogsProps) {
  if (task === null) return null;
  const Dialog = task.kind === "answer" ? AnswerDialog : MoreTimeDialog;
  return <Dialog event={event} line={task.of} onClose={onClose} />;
}
