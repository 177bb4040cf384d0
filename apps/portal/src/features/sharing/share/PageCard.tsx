import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { formatWhen } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventDate } from "@jubilee/ui/event-date";
import { EventTheme } from "@jubilee/ui/event-theme";
import { IconButton } from "@jubilee/ui/icon-button";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Link as LinkIcon, QrCode as QrIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { mayDo } from "../../../event-kit/event/may.rules.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { useCopy } from "../../../page-kit/useCopy.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./PageCard.css.ts";

const SendLinkDialog = lazy(async () => {
  const { SendLinkDialog: dialog } = await import("../../../event-kit/links/SendLinkDialog.tsx");
  return { default: dialog };
});

const asked: Record<EventOverview["asks"], string | null> = {
  answers: "Will you be there?",
  both: "Will you be there?",
  tickets: "Tickets",
  nothing: null,
};

/** What guests see of the event, drawn in its own colours, and the link to it. */
export function PageCard({ event, overview }: EventCardProps) {
  const [path] = useLocation();
  const locale = useLocale();
  const copy = useCopy();
  const [isSending, setSending] = useState(false);
  const { pageToken, asks } = overview;
  const pagePath = pageToken && href("publicEvent.view", { shareToken: pageToken });
  const place = event.kind === "online" ? "Online" : (event.locationName ?? event.address);
  const question = asked[asks];
  return (
    <Card
      title="The page"
      action={
        // Without a page to look at, the head has the way to the form.
        pagePath && event.status !== "draft" && mayDo(overview, "events.write") ? (
          <Link
            look="action"
            href={href("events.edit", { eventId: event.id })}
            aria-label="Edit the page"
          >
            Edit
          </Link>
        ) : undefined
      }
    >
      <Stack gap="4">
        <EventTheme
          typeId={event.eventTypeId}
          eventId={event.coverSeed}
          colour={event.coverLook?.accent}
        >
          <div className={css.preview}>
            <div className={css.cover}>
              <EventCover
                typeId={event.eventTypeId}
                eventId={event.coverSeed}
                photoUrl={event.coverUrl ?? undefined}
                shape="band"
              />
              <div className={css.leaf}>
                <EventDate start={event.startDate} zone={event.timeZone} locale={locale} size="s" />
              </div>
            </div>
            <div className={css.words}>
              <span className={css.title} dir="auto">
                {event.name}
              </span>
              <span className={css.when}>
                {formatWhen(event, locale)}
                {place && (
                  <>
                    {", "}
                    <bdi>{place}</bdi>
                  </>
                )}
              </span>
              {question && <span className={css.question}>{question}</span>}
            </div>
          </div>
        </EventTheme>
        {pagePath ? (
          <div className={css.link}>
            <span className={css.address} dir="ltr">
              {new URL(pagePath, location.origin).href.replace(/^https?:\/\//, "")}
            </span>
            <Button
              variant="outline"
              icon={<LinkIcon />}
              onClick={() =>
                void copy(new URL(pagePath, location.origin).href, "The link of the page")
              }
            >
              Copy link
            </Button>
            <IconButton
              variant="outline"
              label="The link as a QR code"
              icon={<QrIcon />}
              onClick={() => setSending(true)}
            />
          </div>
        ) : (
          <Text tone="muted">{withoutPage(event)}</Text>
        )}
        <Link look="action" href={`${path}${tabQuery("share")}`}>
          Links, widgets and posters
        </Link>
      </Stack>
      {isSending && pagePath && (
        <Suspense>
          <SendLinkDialog
            event={event}
            title="Send the page"
            description="Everybody with the link can see it."
            address={new URL(pagePath, location.origin).href}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function withoutPage({ status, visibility }: EventCardProps["event"]): string {
  if (status === "draft") return "Nobody sees it until you publish it.";
  return visibility === "private"
    ? "Only those you invite can see it."
    : "It has no link any more: make one under Share & embed.";
}
