import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import type { AnnouncementRecord } from "@jubilee/core/announcements/announcements.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useAnnouncementWrite } from "../useAnnouncement.ts";

/** Stops what is on its way, takes away what is not. */
export function RecordActions({ announcement }: { announcement: AnnouncementRecord }) {
  const { id, state, counts, figures } = announcement;
  const api = useApi(createAnnouncementsApi);
  const write = useAnnouncementWrite();
  const [asks, setAsks] = useState(false);
  const isOnItsWay = state === "scheduled" || state === "sending" || figures.queued > 0;
  const act = async () => {
    if (isOnItsWay) {
      if (!(await write.run(() => api.stop(id)))) return;
      toast.success("Stopped: nobody more gets it");
      setAsks(false);
    } else {
      if (!(await write.run(() => api.remove(id)))) return;
      toast.success("It is gone");
      navigate(href("announcements.list"));
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsks(true)}>
        {isOnItsWay ? "Stop it" : "Delete"}
      </Button>
      {asks && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsks(false)}
          title={isOnItsWay ? "Stop this announcement?" : "Delete this announcement?"}
          description={
            isOnItsWay
              ? `${counts.told} have it already and keep it. Nobody more gets it, and mails that have not gone do not go.`
              : "It goes from everybody’s page, too. Mails that went stay where they are."
          }
          confirmLabel={isOnItsWay ? "Stop it" : "Delete"}
          loading={write.isBusy}
          onConfirm={() => void act()}
        />
      )}
    </>
  );
}
