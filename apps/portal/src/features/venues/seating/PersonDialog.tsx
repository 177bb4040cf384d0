import {
  conflictsOf,
  freeNumbers,
  objections,
  placesOf,
  sitDown,
} from "@jubilee/core/venues/seating.rules";
import type { Seating } from "@jubilee/core/venues/seating.types";
import { Button } from "@jubilee/ui/button";
import { Combobox } from "@jubilee/ui/combobox";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { PersonRules } from "./PersonRules.tsx";
import type { SeatingActions } from "./useSeating.ts";

export interface PersonDialogProps {
  eventId: string;
  seating: Seating;
  person: string;
  actions: SeatingActions;
  onClose: () => void;
}

/** All about one person of the plan: where they sit, whom they sit with, what they need. */
export function PersonDialog({ eventId, seating, person, actions, onClose }: PersonDialogProps) {
  const [tableId, setTableId] = useState("");
  const who = seating.people.find(({ key }) => key === person);
  const place = placesOf(seating.tables).get(person);
  const table = seating.tables.find(({ id }) => id === place?.tableId);
  const name = who?.name ?? "Somebody who does not come any more";
  const chosen = seating.tables.find(({ id }) => id === tableId);
  const against = chosen ? objections(seating, person, chosen) : [];
  const wrong = conflictsOf(seating).filter(
    ({ isHard, people }) => isHard && people.includes(person),
  );
  const goTo = async () => {
    const number = chosen && freeNumbers(chosen)[0];
    if (!chosen || number === undefined) return;
    const moves = sitDown(seating.tables, person, { tableId: chosen.id, number });
    if (await actions.move(moves, `${name} sits at ${chosen.label}`)) onClose();
  };
  const leave = async () => {
    if (await actions.move(sitDown(seating.tables, person, null), `${name} has no seat now`)) {
      onClose();
    }
  };
  const facts = [
    who && who.partyName !== who.name ? who.partyName : null,
    who?.group,
    who?.isChild ? "Child" : null,
    who?.meal,
    who?.dietary,
  ].filter(Boolean);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={table && place ? `${table.label}, seat ${place.number}` : "No seat yet"}
      footer={
        <>
          {place && seating.mayWrite && (
            <Button variant="outline" loading={actions.isBusy} onClick={() => void leave()}>
              Take from the table
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {facts.length > 0 && <Text tone="muted">{facts.join(", ")}</Text>}
        {wrong.map(({ words }) => (
          <InlineMessage key={words} tone="warning">
            {words}
          </InlineMessage>
        ))}
        {seating.mayWrite && who && (
          <>
            <Stack gap="2">
              <Inline gap="2" align="end" wrap>
                <Combobox
                  label="Move to a table"
                  placeholder="Choose a table"
                  value={tableId}
                  onValueChange={setTableId}
                  options={seating.tables.map((each) => {
                    const free = freeNumbers(each).length;
                    return {
                      value: each.id,
                      label: each.label,
                      detail: free === 0 ? "Full" : `${free} free`,
                      disabled: free === 0 || each.id === place?.tableId,
                    };
                  })}
                />
                <Button disabled={!chosen} loading={actions.isBusy} onClick={() => void goTo()}>
                  Move
                </Button>
              </Inline>
              {against.length > 0 && (
                <InlineMessage tone="warning">{`${name} ${against.join(", ")}.`}</InlineMessage>
              )}
            </Stack>
            <Switch
              label="Needs a table without steps"
              side="end"
              checked={who.stepFree}
              onCheckedChange={(stepFree) =>
                void actions.change(() => actions.api.setStepFree(eventId, person, stepFree))
              }
            />
            <PersonRules eventId={eventId} seating={seating} who={who} actions={actions} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
