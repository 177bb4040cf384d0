import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { GuestsApi } from "@jubilee/core/people/guests.api";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { guestListCsv } from "@jubilee/core/people/imports.rules";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { BulkBar } from "@jubilee/ui/bulk-bar";
import { toast } from "@jubilee/ui/toast";
import { Download, House, Merge, Send, Tags, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSaveList } from "../../../page-kit/useSaveList.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { InviteDialog } from "../../../event-kit/invitations/InviteDialog.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const BulkEditDialog = lazy(async () => {
  const { BulkEditDialog } = await import("./BulkEditDialog.tsx");
  return { default: BulkEditDialog };
});

const HouseholdDialog = lazy(async () => {
  const { HouseholdDialog } = await import("./households/HouseholdDialog.tsx");
  return { default: HouseholdDialog };
});

const MergeDialog = lazy(async () => {
  const { MergeDialog } = await import("./merging/MergeDialog.tsx");
  return { default: MergeDialog };
});

interface GuestBulkBarProps {
  event: EventRecord;
  words: PeopleWords;
  api: GuestsApi;
  /** The whole list. */
  guests: readonly ListedGuest[];
  chosen: ListedGuest[];
  onClear: () => void;
}

/** What can be done with the selected guests. Escape clears the selection. */
export function GuestBulkBar({ event, words, api, guests, chosen, onClear }: GuestBulkBarProps) {
  const [asking, setAsking] = useState<"invite" | "edit" | "household" | "merge" | "remove" | null>(
    null,
  );
  const { isBusy, run } = useWrite(keys.event(event.id), "RSVP");
  const saveList = useSaveList();
  const nowMs = useNow();
  const [first, ...others] = chosen;
  if (!first) return null;

  const remove = async () => {
    const done = await run(async () => {
      const result = await api.removeFromEvent(chosen.map(({ id }) => id));
      return result.ok ? { ok: true, value: true } : result;
    });
    setAsking(null);
    if (!done) return;
    toast.success(`${chosen.length} taken off the list`);
    onClear();
  };
  const save = async () => {
    const companions = await run(() => api.companions(event.id));
    if (companions) {
      saveList("guests.csv", guestListCsv(chosen, companions), "event_guests", event.id);
    }
  };
  const names = chosen
    .slice(0, 4)
    .map(({ fullName }) => fullName)
    .join(", ");
  const more = chosen.length > 4 ? ` and ${chosen.length - 4} more` : "";

  return (
    <>
      <BulkBar
        count={chosen.length}
        onClear={onClear}
        actions={[
          ...(others.length > 0 && others.length <= 20
            ? [
                {
                  id: "merge",
                  label: "Merge",
                  icon: <Merge aria-hidden="true" />,
                  onSelect: () => setAsking("merge"),
                },
              ]
            : []),
          ...(isStillToCome(eventPhase(event, nowMs))
            ? [
                {
                  id: "invite",
                  label: "Invite",
                  icon: <Send aria-hidden="true" />,
                  onSelect: () => setAsking("invite"),
                },
              ]
            : []),
          {
            id: "edit",
            label: "Tag and change",
            icon: <Tags aria-hidden="true" />,
            onSelect: () => setAsking("edit"),
          },
          {
            id: "household",
            label: "Household",
            icon: <House aria-hidden="true" />,
            onSelect: () => setAsking("household"),
          },
          {
            id: "export",
            label: "Export",
            icon: <Download aria-hidden="true" />,
            onSelect: () => void save(),
          },
          {
            id: "remove",
            label: "Remove",
            icon: <Trash2 aria-hidden="true" />,
            onSelect: () => setAsking("remove"),
          },
        ]}
      />
      {asking === "edit" && (
        <Suspense fallback={null}>
          <BulkEditDialog
            eventId={event.id}
            words={words}
            chosen={chosen}
            onClose={() => setAsking(null)}
            onDone={() => {
              setAsking(null);
              onClear();
            }}
          />
        </Suspense>
      )}
      {asking === "merge" && (
        <Suspense fallback={null}>
          <MergeDialog
            event={event}
            people={chosen}
            onClose={() => setAsking(null)}
            onDone={onClear}
          />
        </Suspense>
      )}
      {asking === "household" && (
        <Suspense fallback={null}>
          <HouseholdDialog
            eventId={event.id}
            guests={guests}
            chosen={chosen}
            onClose={() => setAsking(null)}
            onDone={onClear}
          />
        </Suspense>
      )}
      {asking === "invite" && (
        <InviteDialog
          event={event}
          kind="invitation"
          eventGuestIds={chosen.map(({ id }) => id)}
          onClose={() => setAsking(null)}
          onSent={onClear}
        />
      )}
      <AlertDialog
        open={asking === "remove"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Take ${chosen.length} off this list?`}
        description={`${names}${more}. Their answers to this event go too; your account still knows them.`}
        confirmLabel="Take off the list"
        destructive
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
