import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { GuestsApi } from "@jubilee/core/people/guests.api";
import { ownFieldsOf } from "@jubilee/core/people/guests.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { lazy, Suspense, useMemo } from "react";
import { InviteDialog } from "../../../event-kit/invitations/InviteDialog.tsx";
import { PasteDialog } from "../import/PasteDialog.tsx";
import { GuestDialog } from "./GuestDialog.tsx";

const DuplicatesDialog = lazy(async () => {
  const { DuplicatesDialog } = await import("./merging/DuplicatesDialog.tsx");
  return { default: DuplicatesDialog };
});

/** What is done with the list in a dialog: somebody added, changed or invited, a list pasted, doubles found. */
export type GuestTask = "add" | "paste" | "duplicates" | ListedGuest | { invited: ListedGuest };

interface GuestDialogsProps {
  event: EventRecord;
  api: GuestsApi;
  guests: ListedGuest[];
  words: PeopleWords;
  task: GuestTask | null;
  onPaste: (text: string) => void;
  onClose: () => void;
}

/** The dialog of the guest list that is open. */
export function GuestDialogs({
  event,
  api,
  guests,
  words,
  task,
  onPaste,
  onClose,
}: GuestDialogsProps) {
  const ownFields = useMemo(() => ownFieldsOf(guests), [guests]);
  if (task === null) return null;
  if (task === "paste") return <PasteDialog words={words} onPaste={onPaste} onClose={onClose} />;
  if (task === "duplicates") {
    return (
      <Suspense fallback={null}>
        <DuplicatesDialog event={event} guests={guests} onClose={onClose} />
      </Suspense>
    );
  }
  if (typeof task === "object" && "invited" in task) {
    return (
      <InviteDialog
        event={event}
        kind="invitation"
        eventGuestIds={[task.invited.id]}
        onClose={onClose}
        onSent={onClose}
      />
    );
  }
  return (
    <GuestDialog
      event={event}
      api={api}
      guest={task === "add" ? null : task}
      words={words}
      ownFields={ownFields}
      onClose={onClose}
    />
  );
}
