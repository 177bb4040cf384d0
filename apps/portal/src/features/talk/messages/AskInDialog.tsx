import type { TalkPartner } from "@jubilee/core/talk/threads.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { useState } from "react";
import { useChosenEvent } from "../../../event-kit/chosen/useChosenEvent.ts";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import { peopleOf } from "./partners.ts";
import { PartnersField } from "./PartnersField.tsx";
import type { TalkedRoom } from "./useTalked.ts";

interface AskInDialogProps {
  /** Whose guests can be asked; a conversation of colleagues has none yet. */
  eventId: string | null;
  act: TalkedRoom["act"];
  onClose: () => void;
}

/** Asks more people into a small group. */
export function AskInDialog({ eventId, act, onClose }: AskInDialogProps) {
  const { event: next } = useChosenEvent();
  const [chosen, setChosen] = useState<readonly TalkPartner[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const ask = async () => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    setBusy(true);
    const result = await act("ask", peopleOf(chosen));
    setBusy(false);
    if (result.ok) onClose();
    else tellFailure(result.error);
  };
  return (
    <FormDialog
      title="Ask somebody in"
      description="They read what was said before, too."
      submitLabel="Ask them in"
      busy={isBusy}
      unsaved={chosen.length > 0}
      onSubmit={ask}
      onClose={onClose}
    >
      <PartnersField
        eventId={eventId ?? next?.id ?? ""}
        chosen={chosen}
        onlyPeople
        error={isMissing ? "Choose whom to ask in" : undefined}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
