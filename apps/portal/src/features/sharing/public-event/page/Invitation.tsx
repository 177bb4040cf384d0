import { titleParts } from "@jubilee/core/events/events.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventDate } from "@jubilee/ui/event-date";
import { EventTheme } from "@jubilee/ui/event-theme";
import type { ReactNode } from "react";
import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { isOpen, type OpenSection } from "../../../../event-kit/guest-page/sections.rules.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { sharedAddress } from "../../../../event-kit/guest-page/sharedAddress.ts";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import { EventFacts } from "./EventFacts.tsx";
import * as css from "../../../../event-kit/guest-page/Invitation.css.ts";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { PageFoot } from "../../../../event-kit/guest-page/PageFoot.tsx";
import { StandingNotice } from "../../../../event-kit/guest-page/StandingNotice.tsx";
import { Sections } from "./Sections.tsx";
import { ThumbBar } from "./ThumbBar.tsx";

/** Where the answer stands among the sections. */
const answerOrder = 50;

export interface InvitationProps {
  place: GuestPlace;
  sections: readonly OpenSection[];
  /** Greets somebody who came by their own link. */
  greeting?: string;
  /** How one answers, where the event takes answers. */
  answer: ReactNode;
}

/** An event as its guests see it: cover, leaf, title, when, where, answer, story, sections. */
export function Invitation({ place, sections, greeting, answer }: InvitationProps) {
  const { shared, token, shareToken, personal } = place;
  const { event, tickets, look } = shared;
  const locale = useLocale();
  const { lead, rest, isLong } = titleParts(event.name);
  const pageUrl = shareToken === null ? null : sharedAddress(shareToken);
  const takesAnswers = shared.rsvp.state !== "off";
  const sells = tickets.some(({ state }) => state === "on_sale");
  const hasBought = (personal?.invitation.orders.length ?? 0) > 0;
  // Whoever holds a ticket is asked for nothing more.
  const asks = takesAnswers ? "reply" : sells && !hasBought ? "tickets" : null;
  const asked = isOpen(place) && (
    <>
      <Sections column="answer" before={answerOrder} sections={sections} place={place} />
      {takesAnswers && answer}
      <Sections column="answer" from={answerOrder} sections={sections} place={place} />
    </>
  );
  const hosts = new Intl.ListFormat("en").format(event.hostNames);
  return (
    <HostLanguage value={event.locale}>
      <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} colour={look?.accent} page>
        {/* The address of somebody’s own link answers in their name: it is not passed on. */}
        <PageBar {...(personal === null ? { name: event.name } : {})} />
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
            {asked && takesAnswers && (
              <div className={css.reply} id="reply">
                <div className={css.replyInside}>{asked}</div>
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
              <Sections column="page" before={answerOrder} sections={sections} place={place} />
              {!takesAnswers && asked}
              <Sections column="page" from={answerOrder} sections={sections} place={place} />
            </div>
          </div>
        </div>
        <PageFoot />
        <ThumbBar event={event} token={token} pageUrl={pageUrl} asks={asked ? asks : null} />
      </EventTheme>
    </HostLanguage>
  );
}
