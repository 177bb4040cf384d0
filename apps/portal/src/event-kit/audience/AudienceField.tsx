import {
  audienceSentence,
  everyone,
  isSameQuestion,
  namesOfChoices,
  oneAudience,
  standingWords,
} from "@jubilee/core/people/audiences.rules";
import type { AudiencePlace, AudienceQuestion } from "@jubilee/core/people/audiences.types";
import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Loaded } from "../../page-kit/data/Loaded.tsx";
import { AudienceDialog } from "./AudienceDialog.tsx";
import { AudienceReach } from "./AudienceReach.tsx";
import { useAudienceChoices } from "./useAudience.ts";

export interface AudienceFieldProps {
  place: AudiencePlace;
  value: AudienceQuestion;
  onValueChange: (question: AudienceQuestion) => void;
  /** It has begun to go: it can be looked at. */
  isFixed?: boolean;
}

const quick = (["yes", "maybe", "pending", "no"] as const).map((value) => ({
  value,
  question: oneAudience({ kind: "answer", values: [value] }),
}));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who is meant: the usual answers by one press, everything else in a dialog, and whom that reaches. */
export function AudienceField({ place, value, onValueChange, isFixed }: AudienceFieldProps) {
  const choices = useAudienceChoices(place);
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded of={choices} what="Your people" skeleton={<Skeleton height={44} />}>
      {(known) => {
        const usual = [
          { label: "Everyone", question: everyone, people: known.people },
          ...quick.flatMap(({ value: standing, question }) => {
            const people = known.answers[standing];
            return people === undefined
              ? []
              : [{ label: capital(standingWords[standing]), question, people }];
          }),
        ];
        const isUsual = usual.some(({ question }) => isSameQuestion(question, value));
        return (
          <Stack gap="3">
            <Heading level={2} size="row">
              To
            </Heading>
            {!isFixed && (
              <Inline gap="2">
                {usual.map(({ label, question, people }) => (
                  <FilterPill
                    key={label}
                    opens={false}
                    value={isSameQuestion(question, value)}
                    count={people}
                    onClick={() => onValueChange(question)}
                  >
                    {label}
                  </FilterPill>
                ))}
                <Button variant="ghost" icon={<Plus />} onClick={() => setOpen(true)}>
                  {isUsual ? "Group, ticket, more" : "Change"}
                </Button>
              </Inline>
            )}
            <AudienceReach
              place={place}
              question={value}
              choices={known}
              sentence={audienceSentence(value, namesOfChoices(known))}
            />
            {isOpen && (
              <AudienceDialog
                place={place}
                choices={known}
                question={value}
                onClose={() => setOpen(false)}
                onChoose={onValueChange}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
