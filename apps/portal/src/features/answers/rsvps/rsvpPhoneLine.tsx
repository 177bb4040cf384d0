import type { EventRecord } from "@jubilee/core/events/events.types";
import { stateOfLine } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { PersonRow } from "@jubilee/ui/person-row";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { RsvpMenu } from "./RsvpMenu.tsx";
import { underName } from "./rsvpColumns.tsx";

/** An answer on a phone: who, what, and what can be done. */
export function rsvpPhoneLine(
  event: EventRecord,
  onAnswer: (line: RsvpLine) => void,
  onMoreTime: (line: RsvpLine) => void,
) {
  return (line: RsvpLine) => (
    <PersonRow
      name={line.name}
      detail={underName(line)}
      end={
        <>
          <AnswerChip state={stateOfLine(line)} />
          <RsvpMenu event={event} line={line} onAnswer={onAnswer} onMoreTime={onMoreTime} />
        </>
      }
    />
  );
}
