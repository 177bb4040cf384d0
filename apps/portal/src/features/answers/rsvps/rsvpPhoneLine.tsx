import { stateOfLine } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { PersonRow } from "@jubilee/ui/person-row";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { underName } from "./rsvpColumns.tsx";

/** An answer on a phone: who and what; what can be done stands in its panel. */
export const rsvpPhoneLine = (line: RsvpLine) => (
  <PersonRow
    name={line.name}
    detail={underName(line)}
    end={<AnswerChip state={stateOfLine(line)} />}
  />
);
