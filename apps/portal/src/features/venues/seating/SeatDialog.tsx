import { objections, sitDown, unseatedOf } from "@jubilee/core/venues/seating.rules";
import type { Seating, SeatPlace } from "@jubilee/core/venues/seating.types";
import { Button } from "@jubilee/ui/button";
import { Combobox } from "@jubilee/ui/combobox";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { useState } from "react";
import type { SeatingActions } from "./useSeating.ts";

export interface SeatDialogProps {
  seating: Seating;
  place: SeatPlace;
  actions: SeatingActions;
  onClose: () => void;
}

/** An empty seat: who sits here, or nobody. */
export function SeatDialog({ seating, place, actions, onClose }: SeatDialogProps) {
  const [person, setPerson] = useState("");
  const table = seating.tables.find(({ id }) => id === place.tableId);
  const seat = table?.seats.find(({ number }) => number === place.number);
  if (!table || !seat) return null;
  const waiting = unseatedOf(seating);
  const who = waiting.find(({ key }) => key === person);
  const against = who ? objections(seating, who.key, table) : [];
  const sit = async () => {
    if (!who) return;
    const moves = sitDown(seating.tables, who.key, place);
    if (await actions.move(moves, `${who.name} sits at ${table.label}`)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`${table.label}, seat ${place.number}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!who} loading={actions.isBusy} onClick={() => void sit()}>
            Sit here
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Combobox
          label="Who sits here?"
          placeholder="Find somebody without a seat"
          empty="Everybody has a seat."
          value={person}
          onValueChange={setPerson}
          options={waiting.map(({ key, name, partyName }) => ({
            value: key,
            label: name,
            ...(partyName === name ? {} : { detail: partyName }),
          }))}
        />
        {who && against.length > 0 && (
          <InlineMessage tone="warning">{`${who.name} ${against.join(", ")}.`}</InlineMessage>
        )}
        <Switch
          label="Keep this seat free"
          help="Nobody is put here when everybody is seated at once."
          side="end"
          checked={seat.held}
          onCheckedChange={(held) =>
            void actions.change(() => actions.api.holdSeat(place.tableId, place.number, held))
          }
        />
      </Stack>
    </Dialog>
  );
}
