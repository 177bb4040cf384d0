import type { EventRecord } from "@jubilee/core/events/types";
import type { ManualAnswer, RsvpLine } from "@jubilee/core/rsvp/types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { useSubmit } from "../../../event-kit/useSubmit.ts";

const answers: { value: ManualAnswer["state"]; label: string }[] = [
  { value: "yes", label: "Coming" },
  { value: "maybe", label: "Maybe" },
  { value: "no", label: "Not coming" },
];

export interface AnswerDialogProps {
  event: EventRecord;
  line: RsvpLine;
  onClose: () => void;
}

/** Writes down what somebody said by telephone or letter. */
export function AnswerDialog({ event, line, onClose }: AnswerDialogProps) {
  const { rsvp } = useApis();
  const { isBusy, run } = useSubmit("RSVP", keys.event(event.id));
  const [first] = useState<ManualAnswer>({
    state: line.state === null || line.state === "waitlisted" ? "yes" : line.state,
    partySize: Math.max(1, line.partySize),
    note: line.note ?? "",
  });
  const [answer, setAnswer] = useState(first);
  const change = (part: Partial<ManualAnswer>) => setAnswer((known) => ({ ...known, ...part }));
  const save = async () => {
    const saved = await run(async () => {
      const result = await rsvp.record(line.eventGuestId, answer);
      return result.ok ? { ok: true, value: true } : result;
    });
    if (!saved) return;
    toast.success(`${line.name}’s answer is written down`);
    onClose();
  };
  return (
    <FormDialog
      title={line.name}
      description="An answer that came by telephone, letter or in person."
      submitLabel="Write it down"
      busy={isBusy}
      unsaved={answer !== first}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <SegmentedControl
          label="Answer"
          segments={answers}
          value={answer.state}
          onValueChange={(state) => change({ state })}
          fullWidth
        />
        {answer.state !== "no" && (
          <NumberField
            label="People"
            help="With the one who answers."
            value={answer.partySize}
            onValueChange={(partySize) => change({ partySize: partySize ?? 1 })}
            min={1}
            max={100}
          />
        )}
        <TextArea
          label="Note"
          optional
          value={answer.note}
          onValueChange={(note) => change({ note })}
          maxLength={2000}
          dir="auto"
        />
      </Stack>
    </FormDialog>
  );
}
