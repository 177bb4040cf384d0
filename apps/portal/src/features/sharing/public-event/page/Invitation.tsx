import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { titleParts } from "@jubilee/core/events/events.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventDate } from "@jubilee/ui/event-date";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Banner } from "@jubilee/ui/banner";
import { lazy, Suspense, type ReactNode } from "react";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { sharedAddress } from "../../../../event-kit/guest-page/sharedAddress.ts";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import { EventFacts } from "./EventFacts.tsx";
import * as css from "../../../../event-kit/guest-page/Invitation.css.ts";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { PageFoot } from "../../../../event-kit/guest-page/PageFoot.tsx";
import { StandingNotice } from "../../../../event-kit/guest-page/StandingNotice.tsx";
import { ThumbBar } from "./ThumbBar.tsx";

const ScheduleSection = lazy(async () => {
  const { ScheduleSection } = await import("../schedule/ScheduleSection.tsx");
  return { default: ScheduleSection };
});

const Gallery = lazy(async () => {
  const { Gallery } = await import("../gallery/Gallery.tsx");
  return { default: Gallery };
});

const FurtherDates = lazy(async () => {
  const { FurtherDates } = await import("./FurtherDates.tsx");
  return { default: FurtherDates };
});

export interface InvitationProps {
  shared: SharedEvent;
  /** Opens the calendar file and the schedule. */
  token: string;
  /** The link of the page that everybody may open, if the event has one: it opens the tickets. */
  shareToken: string | null;
  /** Somebody's own link: their places in the schedule are known by it. */
  personalToken?: string;
  /** Whom the link is for; the tickets' form knows them. */
  visitor?: { name: string; email: string | null };
  /** Stands above the tickets that can be bought. */
  bought?: ReactNode;
  /** Greets somebody who came by their own link. */
  greeting?: string;
  reply: ReactNode;
  /** A planner can leave the schedule out of a showcase. */
  hidesSchedule?: boolean;
  /** Under the tickets. */
  children?: ReactNode;
}

/** An event as its guests see it: cover, leaf, title, when, where, reply, story, tickets. */
export function Invitation(props: InvitationProps) {
  const { shared, token, shareToken, personalToken, visitor, bought, greeting, reply } = props;
  const { hidesSchedule, children } = props;
  const { event, tickets, testMode, look } = shared;
  const locale = useLocale();
  const { lead, rest, isLong } = titleParts(event.name);
  const isOpen = event.status === "published";
  const pageUrl = shareToken === null ? null : sharedAddress(shareToken);
  const hasReply = shared.rsvp.state !== "off" && Boolean(reply);
  const sells = tickets.some(({ state }) => state === "on_sale");
  // Whoever holds a ticket is asked for nothing more.
  const asks = hasReply ? "reply" : sells && !bought ? "tickets" : null;
  const hosts = new Intl.ListFormat("en").format(event.hostNames);
  return (
    <HostLanguage value={event.locale}>
      <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} colour={look?.accent} page>
        {/* The address of somebody’s own link answers in their name: it is not passed on. */}
        <PageBar {...(personalToken === undefined ? { name: event.name } : {})} />
        <EventCover
          typeId={event.eventTypeId}
          eventId={event.coverSeed}
          photoUrl={event.coverUrl ?? undefined}
          shape="hero"
        />
        <div className={css.wrap}>
          <div className={css.columns}>
            <div className={css.head}>
              <EventDate start={event.startDate} zone={event.timeZone} locale={locale} />
              {greeting && <p className={css.greeting}>{greeting}</p>}
              <h1 className={isLong ? css.longTitle : css.title} lang={event.locale} dir="auto">
                {lead}
                {rest && <em className={css.titleRest}> {rest}</em>}
              </h1>
              {hosts && (
                <p className={css.byline}>
                  Given by <bdi>{hosts}</bdi>
                </p>
              )}
              <StandingNotice event={event} />
            </div>
            <EventFacts event={event} token={token} pageUrl={pageUrl} />
            {isOpen && hasReply && (
              <div className={css.reply} id="reply">
                <div className={css.replyInside}>{reply}</div>
              </div>
            )}
            <div className={css.more}>
              {event.description && (
                <section className={css.section} lang={event.locale} dir="auto">
                  {event.description.split(/\n\s*\n/).map((paragraph) => (
                    <p key={paragraph} className={css.prose}>
                      {paragraph}
                    </p>
                  ))}
                </section>
              )}
              {(shared.dates?.length ?? 0) > 1 && (
                <Suspense fallback={null}>
                  <FurtherDates dates={shared.dates ?? []} />
                </Suspense>
              )}
              {!hidesSchedule && (
                <Suspense fallback={null}>
                  <ScheduleSection
                    token={personalToken ?? token}
                    isPersonal={personalToken !== undefined}
                    isOpen={isOpen}
                  />
                </Suspense>
              )}
              {bought}
              {isOpen && tickets.length > 0 && (
                <section className={css.section} id="tickets">
                  <h2 className={css.sectionTitle}>{bought ? "More tickets" : "Tickets"}</h2>
                  {testMode && (
                    <Banner tone="warning">
                      Test mode: you can try everything, no money moves.
                    </Banner>
                  )}
                  <JubileeWidget
                    kind="tickets"
                    token={shareToken ?? token}
                    visitor={visitor}
                    bare
                  />
                </section>
              )}
              {isOpen && !hasReply && reply}
              {children}
              {shared.gallery && (
                <Suspense fallback={null}>
                  <Gallery token={personalToken ?? token} counts={shared.gallery} />
                </Suspense>
              )}
            </div>
          </div>
        </div>
        <PageFoot />
        <ThumbBar event={event} token={token} pageUrl={pageUrl} asks={isOpen ? asks : null} />
      </EventTheme>
    </HostLanguage>
  );
}
