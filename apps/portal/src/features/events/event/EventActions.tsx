import { canPublish, publishChecklist } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { ExternalLink, Link as LinkIcon, Pencil, Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { EventMenu } from "./EventMenu.tsx";
import { action } from "../../../event-kit/event/EventPage.css.ts";
import type { EventTabKey } from "../../../event-kit/event/tab.types.ts";
import { useCopy } from "../../../page-kit/useCopy.ts";
import { usePublish } from "./usePublish.tsx";

const ChangeDialog = lazy(async () => {
  const { ChangeDialog: dialog } = await import("../change/ChangeDialog.tsx");
  return { default: dialog };
});

export interface EventActionsProps {
  event: EventRecord;
  /** Null where the event has no page; undefined until that is known. */
  pageToken: string | null | undefined;
  tab: EventTabKey;
}

/** One filled button: publish while it is a draft, then copy the page's link. */
export function EventActions({ event, pageToken, tab }: EventActionsProps) {
  const { isBusy, publish, question } = usePublish(event);
  const copy = useCopy();
  const [isAsking, setAsking] = useState(false);
  const isDraft = event.status === "draft";
  const isReady = canPublish(publishChecklist(event, { guests: 0, ticketTypes: 0 }));
  const pagePath = pageToken && href("publicEvent.view", { shareToken: pageToken });
  const isComing = pageToken === undefined && !isDraft;
  return (
    <>
      <div className={action}>
        {isComing && tab !== "overview" ? (
          <Button variant="outline" icon={<ExternalLink />} disabled>
            View page
          </Button>
        ) : pagePath && !isDraft && tab !== "overview" ? (
          <LinkButton variant="outline" href={pagePath} target="_blank" icon={<ExternalLink />}>
            View page
          </LinkButton>
        ) : (
          <LinkButton
            variant="outline"
            href={href("events.edit", { eventId: event.id })}
            icon={<Pencil />}
          >
            Edit
          </LinkButton>
        )}
      </div>
      <div className={action}>
        {isDraft && (
          <Button
            icon={<Send />}
            loading={isBusy}
            disabled={!isReady}
            onClick={event.seriesId === null ? publish : () => setAsking(true)}
          >
            Publish
          </Button>
        )}
        {isComing && (
          <Button icon={<LinkIcon />} disabled>
            Copy link
          </Button>
        )}
        {!isDraft && pagePath && (
          <Button
            icon={<LinkIcon />}
            onClick={() => {
              void copy(new URL(pagePath, location.origin).href, "The link of the page");
            }}
          >
            Copy link
          </Button>
        )}
      </div>
      {question}
      <EventMenu event={event} />
      {isAsking && (
        <Suspense>
          <ChangeDialog
            event={event}
            patch={{ status: "published" }}
            title="Publish dates"
            confirmLabel="Publish"
            onDone={() => setAsking(false)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
