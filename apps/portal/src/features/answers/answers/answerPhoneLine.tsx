import { stateOfLine } from "@jubilee/core/answers/rsvp.rules";
import type { AnyEventLine } from "@jubilee/core/answers/rsvp.types";
import { PersonRow } from "@jubilee/ui/person-row";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";

/** An answer on a phone: who, to which event, what. */
export function answerPhoneLine(names: ReadonlyMap<string, string>) {
  return (line: AnyEventLine) => (
    <PersonRow
      name={line.name}
      detail={names.get(line.eventId)}
      end={<AnswerChip state={stateOfLine(line)} />}
    />
  );
}
