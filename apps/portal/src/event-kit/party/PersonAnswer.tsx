import { mayCome } from "@jubilee/core/answers/party.rules";
import type { PartyActivity, PartyMeal, PersonDraft } from "@jubilee/core/answers/party.types";
import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { useId } from "react";
import { ActivityAnswers } from "./ActivityAnswers.tsx";
import { person, personHead } from "./Party.css.ts";
import { TableFields } from "./TableFields.tsx";

/** Nothing is chosen until somebody chooses. */
const answers: { value: RsvpAnswer | ""; label: string }[] = [
  { value: "yes", label: "Yes" },
  { value: "maybe", label: "Maybe" },
  { value: "no", label: "No" },
];

export interface PersonAnswerProps {
  draft: PersonDraft;
  meals: PartyMeal[];
  activities: PartyActivity[];
  timeZone: string;
  /** Alone in the party: the name stands in the greeting already. */
  isAlone: boolean;
  waitlistPosition: number | null;
  problem: string | undefined;
  onChange: (part: Partial<PersonDraft>) => void;
}

/** Yes, maybe or no for one person, then what they eat and what they go to. */
export function PersonAnswer(props: PersonAnswerProps) {
  const { draft, meals, activities, timeZone, isAlone, waitlistPosition, problem, onChange } =
    props;
  const nameId = useId();
  return (
    <fieldset className={person} aria-labelledby={nameId}>
      <div className={personHead}>
        <Text as="span" weight="strong" id={nameId} dir="auto">
          {isAlone ? "Your answer" : draft.name}
        </Text>
        {waitlistPosition !== null && (
          <Text as="span" size={12} tone="muted">
            Number {waitlistPosition} in line
          </Text>
        )}
      </div>
      <SegmentedControl
        label={isAlone ? "Will you be there?" : `Will ${draft.name} be there?`}
        segments={answers}
        value={draft.answer ?? ""}
        onValueChange={(answer) => onChange({ answer: answer || null })}
        fullWidth
      />
      {problem && <InlineMessage tone="danger">{problem}</InlineMessage>}
      {mayCome(draft) && <TableFields draft={draft} meals={meals} onChange={onChange} />}
      {mayCome(draft) && activities.length > 0 && (
        <ActivityAnswers
          draft={draft}
          activities={activities}
          timeZone={timeZone}
          isAlone={isAlone}
          onChange={(ids) => onChange({ activities: ids })}
        />
      )}
    </fieldset>
  );
}
