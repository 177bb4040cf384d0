import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { ExternalLink, Pencil, Send } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { action, lineAction } from "../../../event-kit/event/EventPage.css.ts";
import { publishFirst } from "../checks/checks.rules.ts";
import { first, lineFirst } from "./EventActions.css.ts";
import { EventMenu } from "./EventMenu.tsx";
import { usePublish } from "./usePublish.tsx";

const ChangeDialog = lazy(async () => {
  const { ChangeDialog: dialog } = await import("../change/ChangeDialog.tsx");
  return { default: dialog };
});

const SendLinkDialog = lazy(async () => {
  const { SendLinkDialog: dialog } = await import("../../../event-kit/links/SendLinkDialog.tsx");
  return { default: dialog };
});

export interface EventActionsProps {
  event: EventRecord;
  /** Null where the event has no page; undefined until that is known. */
  pageToken: string | null | undefined;
  /** In the line on phones the menu alone has room; it holds the rest. */
  inLine?: boolean;
}

/** A draft is edited and published; of what is out the page is looked at. */
export function EventActions({ event, pageToken, inLine = false }: EventActionsProps) {
  const [isOut, setOut] = useState(false);
  const { isBusy, publish, question } = usePublish(event, () => setOut(true));
  const [isAsking, setAsking] = useState(false);
  const mayWrite = useMayDo(event.id, "events.write");
  const isDraft = event.status === "draft";
  const whyNot = isDraft && mayWrite ? publishFirst(event) : null;
  const whyNotId = useId();
  const pagePath = pageToken && href("publicEvent.view", { shareToken: pageToken });
  const size = inLine ? "sm" : "default";
  const isNarrow = useMedia(media.mobile);
  const button = isDraft || pageToken === null ? "edit" : "page";
  // On phones what is out shows its title and date: the way to its page is in the menu, and further down.
  const isFolded = isNarrow && !isDraft && !inLine;
  const doFirst = whyNot && (
    <p id={whyNotId} className={inLine ? lineFirst : first}>
      <Link href={href("events.edit", { eventId: event.id })}>{whyNot}</Link>
    </p>
  );
  return (
    <>
      {question}
      {inLine && doFirst}
      {!isFolded && (
        <div className={inLine ? lineAction : action}>
          {button === "page" && !pagePath ? (
            <Button variant="outline" size={size} icon={<ExternalLink />} disabled>
              View page
            </Button>
          ) : pagePath && button === "page" ? (
            <LinkButton
              variant="outline"
              size={size}
              href={pagePath}
              target="_blank"
              icon={<ExternalLink />}
            >
              View page
            </LinkButton>
          ) : !mayWrite ? null : (
            <LinkButton
              variant="outline"
              size={size}
              href={href("events.edit", { eventId: event.id })}
              icon={<Pencil />}
            >
              Edit
            </LinkButton>
          )}
        </div>
      )}
      {isDraft && mayWrite && (
        <div className={inLine ? lineAction : action}>
          <Button
            icon={<Send />}
            size={size}
            loading={isBusy}
            disabled={whyNot !== null}
            aria-describedby={whyNot === null ? undefined : whyNotId}
            onClick={event.seriesId === null ? publish : () => setAsking(true)}
          >
            Publish
          </Button>
        </div>
      )}
      <EventMenu
        event={event}
        pagePath={pagePath ?? null}
        inLine={inLine}
        mayWrite={mayWrite}
        // In the line on phones the buttons give way to the menu.
        beside={inLine || isFolded ? undefined : button}
      />
      {!inLine && doFirst}
      {isOut && (
        <Suspense>
          <SendLinkDialog
            event={event}
            title="It is out"
            description={
              event.visibility === "private"
                ? "Only those you invite can see it: send the invitations now."
                : "Everybody with the link can see the page now. Send it to your people."
            }
            address={pagePath ? new URL(pagePath, location.origin).href : null}
            onClose={() => setOut(false)}
          />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <ChangeDialog
            event={event}
            patch={{ status: "published" }}
            title="Publish dates"
            confirmLabel="Publish"
            onDone={() => {
              setAsking(false);
              setOut(true);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
