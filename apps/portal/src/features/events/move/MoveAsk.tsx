import { changePatch } from "@jubilee/core/events/event-changes.rules";
import { splitPatch } from "@jubilee/core/events/event-moves.rules";
import { draftOfEvent } from "@jubilee/core/events/events.rules";
import type { EventDraft, EventRecord } from "@jubilee/core/events/events.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { keys } from "../../../event-kit/data/keys.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { PlaceFields } from "../editor/PlaceFields.tsx";
import { useEventDraft } from "../editor/useEventDraft.ts";
import { WhenFields } from "../editor/WhenFields.tsx";

const fields: Record<string, keyof EventDraft> = {
  start_local: "startLocal",
  end_local: "endLocal",
  time_zone: "timeZone",
  kind: "kind",
  venue_id: "venueId",
  location_name: "locationName",
  address: "address",
  online_url: "onlineUrl",
};

interface MoveAskProps {
  event: EventRecord;
  /** What the address asks for already. */
  patch: Record<string, string | null>;
  onChosen: (patch: Record<string, unknown>) => void;
  onClose: () => void;
}

/** Where the event goes: its time, its zone, its place. Nothing is kept by it. */
export function MoveAsk({ event, patch, onChosen, onClose }: MoveAskProps) {
  const kept = draftOfEvent(event);
  const proposed: EventDraft = {
    ...kept,
    ...Object.fromEntries(
      Object.entries(patch).flatMap(([column, value]) => {
        const name = fields[column];
        return name ? [[name, name === "venueId" ? value : (value ?? "")]] : [];
      }),
    ),
  };
  const form = useEventDraft(kept, useWrite(keys.event(event.id)), proposed);
  const shared = { draft: form.draft, errors: form.errors, onChange: form.change };
  return (
    <FormDialog
      title="Where does it go?"
      description="Next you see everything that hangs on it. Nothing moves before you say so."
      submitLabel="See what moves"
      {...form.dialog((draft) => Promise.resolve({ ok: true as const, value: draft }), {
        done: (draft) => onChosen(splitPatch(changePatch(event, draft)).move),
        onClose,
      })}
    >
      <Stack gap="6">
        <WhenFields {...shared} />
        <PlaceFields {...shared} eventId={event.id} />
      </Stack>
    </FormDialog>
  );
}
