import { mayCome } from "@jubilee/core/party/rules";
import type { PartyMeal, PersonDraft } from "@jubilee/core/party/types";
import type { RsvpAnswer } from "@jubilee/core/public-event/types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { useId } from "react";
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
  /** Alone in the party: the name stands in the greeting already. */
  isAlone: boolean;
  waitlistPosition: number | null;
  problem: string | undefined;
  onChange: (part: Partial<PersonDraft>) => void;
}

/** Yes, maybe or no for one person, then what they eat. */
export function PersonAnswer(props: PersonAnswerProps) {
  const { draft, meals, isAlone, waitlistPosition, problem, onChange } = props;
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
    </fieldset>
  );
}
