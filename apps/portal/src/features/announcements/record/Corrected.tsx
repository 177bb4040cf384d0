import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import type { AnnouncementRecord } from "@jubilee/core/announcements/announcements.types";
import { formatInstant, zonePlace } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useAnnouncementWrite } from "../useAnnouncement.ts";

/** That it was changed after it went, since when, and the way to tell its people so; nothing where it was not. */
export function Corrected({ announcement }: { announcement: AnnouncementRecord }) {
  const { id, state, counts, editedAt, toldAgainAt, timeZone } = announcement;
  const api = useApi(createAnnouncementsApi);
  const write = useAnnouncementWrite();
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  if (editedAt === null) return null;
  const isTold = toldAgainAt !== null && toldAgainAt >= editedAt;
  const mayTell = !isTold && counts.reach > 0 && (state === "sent" || state === "cancelled");
  const tell = async () => {
    if (!(await write.run(() => api.tellAgain(id)))) return;
    toast.success("The correction is on its way");
    setAsks(false);
  };
  return (
    <Inline gap="3" align="center">
      <Text>
        {`Changed ${formatInstant(editedAt, timeZone, locale)} (${zonePlace(timeZone)}). ${isTold ? "Its people were told." : "No mail has said so."}`}
      </Text>
      {mayTell && (
        <Button variant="outline" onClick={() => setAsks(true)}>
          {`Tell them again (${counts.reach})`}
        </Button>
      )}
      {asks && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsks(false)}
          title={`Tell ${counted(counts.reach, "person", "people")} again?`}
          description="Whoever got a mail gets another with the new words, marked as corrected. All others read it on their own pages."
          confirmLabel={`Tell ${counts.reach} again`}
          destructive={false}
          loading={write.isBusy}
          onConfirm={() => void tell()}
        />
      )}
    </Inline>
  );
}
