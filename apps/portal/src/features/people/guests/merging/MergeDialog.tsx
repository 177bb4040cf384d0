import type { EventRecord } from "@jubilee/core/events/events.types";
import { describeMoves, differences } from "@jubilee/core/people/guest-merges.rules";
import type { MergeChoices } from "@jubilee/core/people/guest-merges.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useUndoMerge } from "./useUndoMerge.ts";
import { Refusal } from "../../../../page-kit/help/Refusal.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createGuestMergesApi } from "@jubilee/core/people/guest-merges.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

interface MergeDialogProps {
  event: EventRecord;
  /** Two or more; the first is kept unless another is chosen. */
  people: readonly ListedGuest[];
  onClose: () => void;
  onDone?: () => void;
}

const detailOf = ({ email, phone, city }: ListedGuest) =>
  [email, phone, city].filter(Boolean).join(", ") || "Nothing but the name";

/** Before people become one: who stays, whose value wins, what moves. Nothing is lost for good. */
export function MergeDialog({ event, people: chosen, onClose, onDone }: MergeDialogProps) {
  // The list is read again once they are one; the question stays about those who were chosen.
  const [people] = useState(chosen);
  const merges = useApi(createGuestMergesApi);
  const undo = useUndoMerge(event.id);
  const { isBusy, run } = useWrite(keys.event(event.id), "RSVP");
  const [keepGuestId, setKeep] = useState(people[0]?.guestId ?? "");
  const [fields, setFields] = useState<MergeChoices>({});
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const otherGuestIds = people.map(({ guestId }) => guestId).filter((id) => id !== keepGuestId);
  const request = { keepGuestId, otherGuestIds, fields };
  const { data, error } = useRead(["guest-merge", request], () => merges.preview(request), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const kept = people.find(({ guestId }) => guestId === keepGuestId);
  const nameOf = (guestId: string) =>
    people.find((guest) => guest.guestId === guestId)?.fullName ?? "";
  const moves = data ? describeMoves(data) : [];

  const save = async () => {
    const merged = await run(() => merges.merge({ ...request, answers }));
    if (!merged) return;
    toast.success(`Merged into ${merged.name}`, {
      undo: () => undo(merged.mergeId),
    });
    onDone?.();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Merge ${people.length} into one`}
      description="Links that were mailed go on working. You can undo it for 30 days."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={!data} onClick={() => void save()}>
            Merge into {kept?.fullName}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <RadioGroup
          label="Who stays"
          options={people.map((guest) => ({
            value: guest.guestId,
            label: guest.fullName,
            help: detailOf(guest),
          }))}
          value={keepGuestId}
          onValueChange={(id) => {
            setKeep(id);
            setFields({});
          }}
        />
        {error && <Refusal failure={error} />}
        {!data && !error && <SkeletonRows count={3} />}
        {data &&
          differences(data).map(({ field, label, options }) => (
            <RadioGroup
              key={field}
              label={label}
              options={options.map(({ guestId, value }) => ({ value: guestId, label: value }))}
              value={
                fields[field] ??
                options.find(({ guestId }) => guestId === keepGuestId)?.guestId ??
                options[0]?.guestId
              }
              onValueChange={(guestId) => setFields({ ...fields, [field]: guestId })}
            />
          ))}
        {data?.answers.map(({ eventId, eventName, choices }) => (
          <RadioGroup
            key={eventId}
            label={`Answer to ${eventName}`}
            options={choices.map(({ eventGuestId, guestId, answer, partySize }) => ({
              value: eventGuestId,
              label:
                partySize > 1
                  ? `${rsvpCopy.states[answer]}, ${partySize} people`
                  : rsvpCopy.states[answer],
              help: nameOf(guestId),
            }))}
            value={
              answers[eventId] ??
              choices.find(({ guestId }) => guestId === keepGuestId)?.eventGuestId ??
              choices[0]?.eventGuestId
            }
            onValueChange={(id) => setAnswers({ ...answers, [eventId]: id })}
          />
        ))}
        {moves.length > 0 && (
          <Text size={14} tone="muted">
            Comes along: {moves.join(", ")}. Notes are kept one below the other, tags together.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
