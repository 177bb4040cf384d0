import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import { nameOfPlace } from "@jubilee/core/schedule/public-schedule.rules";
import type { PartyPlace, PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";

export interface WhoComesDialogProps {
  activity: PublicActivity;
  party: readonly PartyPlace[];
  isBusy: boolean;
  refused: PublicError | null;
  /** Resolves to whether it was taken. */
  onSend: (who: number[]) => Promise<boolean>;
  onClose: () => void;
}

/** Who of a party comes to one activity: everybody until somebody is taken out. */
export function WhoComesDialog(props: WhoComesDialogProps) {
  const { activity, party, isBusy, refused, onSend, onClose } = props;
  const [absent, setAbsent] = useState<readonly number[]>(activity.absent);
  const who = party.map(({ place }) => place).filter((place) => !absent.includes(place));
  const { placesLeft } = activity;
  const free = placesLeft === null ? null : placesLeft + (activity.mine ? activity.people : 0);
  const mustWait = activity.mine === null && free !== null && free < who.length;
  const send = async () => {
    if (await onSend(who)) onClose();
  };
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<bdi>{activity.title}</bdi>}
      description="Who of you comes?"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={who.length === 0} onClick={() => void send()}>
            {activity.mine ? "Save" : mustWait ? "Join the waiting list" : "Sign up"}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {party.map((one) => (
          <Checkbox
            key={one.place}
            label={nameOfPlace(one, party)}
            checked={!absent.includes(one.place)}
            onCheckedChange={(comes) =>
              setAbsent(
                comes
                  ? absent.filter((place) => place !== one.place)
                  : [...absent, one.place].toSorted((a, b) => a - b),
              )
            }
          />
        ))}
        {free !== null && (
          <Text tone="muted" aria-live="polite">
            {`${who.length} of you, ${free} ${free === 1 ? "place" : "places"} free`}
          </Text>
        )}
        {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
      </Stack>
    </Dialog>
  );
}
