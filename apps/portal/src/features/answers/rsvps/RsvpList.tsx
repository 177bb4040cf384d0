import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { useState } from "react";
import { NothingLike } from "../../../page-kit/list/NothingLike.tsx";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { MoreTimeDialog } from "./MoreTimeDialog.tsx";
import { RsvpTable } from "./RsvpTable.tsx";

interface RsvpListProps {
  event: EventRecord;
  lines: readonly RsvpLine[];
  glowing: ReadonlySet<string>;
}

/** Answers one below the other; one is given by the planner, or somebody gets more time. */
export function RsvpList({ event, lines, glowing }: RsvpListProps) {
  const [answering, setAnswering] = useState<RsvpLine | null>(null);
  const [givingTime, setGivingTime] = useState<RsvpLine | null>(null);
  return (
    <>
      {lines.length > 0 ? (
        <RsvpTable
          event={event}
          lines={lines}
          glowing={glowing}
          onAnswer={setAnswering}
          onMoreTime={setGivingTime}
        />
      ) : (
        <NothingLike what="Nobody" try="another name" />
      )}
      {givingTime && (
        <MoreTimeDialog event={event} line={givingTime} onClose={() => setGivingTime(null)} />
      )}
      {answering && (
        <AnswerDialog event={event} line={answering} onClose={() => setAnswering(null)} />
      )}
    </>
  );
}
