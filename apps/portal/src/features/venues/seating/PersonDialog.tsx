import { conflictsOf, placesOf, sitDown } from "@jubilee/core/venues/seating.rules";
import type { Seating } from "@jubilee/core/venues/seating.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { PersonRules } from "./PersonRules.tsx";
import type { SeatingActions } from "./useSeating.ts";

export interface PersonDialogProps {
  eventId: string;
  seating: Seating;
  person: string;
  actions: SeatingActions;
  /** Opens “Move to…”. */
  onMoveTo: () => void;
  onClose: () => void;
}

/** All about one person of the plan: where they sit, whom they sit with, what they need. */
export function PersonDialog({ eventId, seating, person, actions, ...ways }: PersonDialogProps) {
  const { onMoveTo, onClose } = ways;
  const who = seating.people.find(({ key }) => key === person);
  const place = placesOf(seating.tables).get(person);
  const table = seating.tables.find(({ id }) => id === place?.tableId);
  const name = who?.name ?? "Somebody who does not come any more";
  const wrong = conflictsOf(seating).filter(
    ({ isHard, people }) => isHard && people.includes(person),
  );
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
            <div>
              <Button variant="outline" onClick={onMoveTo}>
                Move to…
              </Button>
            </div>
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
