import {
  audienceSentence,
  mostAudienceParts,
  namesOfChoices,
} from "@jubilee/core/people/audiences.rules";
import type {
  AudienceChoices,
  AudiencePlace,
  AudienceQuestion,
} from "@jubilee/core/people/audiences.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { asked, audienceSwitches, isOn, turned } from "./audience.rules.ts";
import { useAudienceCount } from "./useAudience.ts";

interface AudienceDialogProps {
  place: AudiencePlace;
  choices: AudienceChoices;
  question: AudienceQuestion;
  onClose: () => void;
  onChoose: (question: AudienceQuestion) => void;
}

/** A question put together: what people must be, whether all of it or any, and whom to leave out. */
export function AudienceDialog(props: AudienceDialogProps) {
  const { place, choices, question, onClose, onChoose } = props;
  const [draft, setDraft] = useState(question);
  const [side, setSide] = useState<"who" | "without">("who");
  const count = useAudienceCount(place, draft);
  const choose = () => {
    onChoose(draft);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who gets it"
      size="l"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={choose}>
            {count.data ? `Choose these ${count.data.people}` : "Choose these"}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text as="output">{audienceSentence(draft, namesOfChoices(choices))}.</Text>
        <Inline gap="3">
          <SegmentedControl
            label="What you choose"
            segments={[
              { value: "who", label: "Who is in" },
              { value: "without", label: "Who is left out" },
            ]}
            value={side}
            onValueChange={setSide}
          />
          {side === "who" && draft.who.length > 1 && (
            <SegmentedControl
              label="Together"
              segments={[
                { value: "all", label: "All of it" },
                { value: "any", label: "Any of it" },
              ]}
              value={draft.match}
              onValueChange={(match) => setDraft({ ...draft, match })}
            />
          )}
        </Inline>
        {audienceSwitches(choices).map(({ title, switches }) => (
          <Stack key={title} gap="2">
            <Heading level={3} size="row">
              {title}
            </Heading>
            <Inline gap="2">
              {switches.map((one) => {
                const on = isOn(draft[side], one);
                return (
                  <FilterPill
                    key={`${one.kind} ${one.value ?? ""}`}
                    opens={false}
                    value={on}
                    count={one.people}
                    disabled={!on && draft[side].length >= mostAudienceParts}
                    onClick={() => setDraft(asked({ ...draft, [side]: turned(draft[side], one) }))}
                  >
                    {one.label}
                  </FilterPill>
                );
              })}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
