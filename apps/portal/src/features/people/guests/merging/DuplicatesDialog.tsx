import type { EventRecord } from "@jubilee/core/events/events.types";
import { findSuspects } from "@jubilee/core/people/guest-merges.rules";
import type { Suspects } from "@jubilee/core/people/guest-merges.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useMemo, useState } from "react";
import { keys } from "../../../../event-kit/data/keys.ts";
import { peopleKeys } from "../../keys.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import { PastMerges } from "./PastMerges.tsx";
import { SuspectsRow } from "./SuspectsRow.tsx";
import { Refusal } from "../../../../page-kit/help/Refusal.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createGuestMergesApi } from "@jubilee/core/people/guest-merges.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

interface DuplicatesDialogProps {
  event: EventRecord;
  guests: readonly ListedGuest[];
  onClose: () => void;
}

const shownAtOnce = 20;

/** Who is on the list twice, by all that speaks for it; merged or told apart one after the other. */
export function DuplicatesDialog({ event, guests, onClose }: DuplicatesDialogProps) {
  const merges = useApi(createGuestMergesApi);
  const { run } = useWrite(keys.event(event.id), "RSVP");
  const [merging, setMerging] = useState<Suspects | null>(null);
  const { data: apart, error } = useRead(
    [...peopleKeys.guests(event.id), "apart"],
    () => merges.apart(event.id),
    { staleTime: 0 },
  );
  const found = useMemo(() => (apart ? findSuspects(guests, apart) : null), [guests, apart]);
  if (merging) {
    return <MergeDialog event={event} people={merging.guests} onClose={() => setMerging(null)} />;
  }
  const tellApart = (group: Suspects) =>
    void run(() =>
      merges.tellApart(
        event.id,
        group.guests.map(({ guestId }) => guestId),
      ),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Find duplicates"
      description={
        found && found.length > 0
          ? `${found.length === 1 ? "1 person looks" : `${found.length} people look`} to be on the list twice. Nothing is merged by itself.`
          : "Names, addresses and telephone numbers are compared, with slips of one letter."
      }
      footer={
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap="5">
        {error && <Refusal failure={error} />}
        {!found && !error && <SkeletonRows count={4} />}
        {found?.length === 0 && (
          <EmptyState drawing="search" title="Nobody seems to be on the list twice" level={3}>
            Two that you know to be one can be chosen in the list and merged there.
          </EmptyState>
        )}
        {found?.slice(0, shownAtOnce).map((group) => (
          <SuspectsRow
            key={group.id}
            group={group}
            onMerge={() => setMerging(group)}
            onApart={() => tellApart(group)}
          />
        ))}
        <PastMerges eventId={event.id} />
      </Stack>
    </Dialog>
  );
}
