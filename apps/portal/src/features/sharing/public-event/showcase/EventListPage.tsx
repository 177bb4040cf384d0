import type { SharedList } from "@jubilee/core/sharing/showcase.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventTheme } from "@jubilee/ui/event-theme";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import * as page from "../../../../event-kit/guest-page/Invitation.css.ts";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { PageFoot } from "../../../../event-kit/guest-page/PageFoot.tsx";
import { EventCard } from "./EventCard.tsx";
import * as css from "./Showcase.css.ts";

export interface EventListPageProps {
  list: SharedList;
  token: string;
}

/** Several events of an organiser, each behind its own cover, or as a calendar. */
export function EventListPage({ list, token }: EventListPageProps) {
  const { event, intro, events, layout } = list;
  return (
    <HostLanguage value={event.locale}>
      <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
        <PageBar name={event.name} />
        <EventCover typeId={event.eventTypeId} eventId={event.coverSeed} shape="hero" />
        <div className={page.wrap}>
          <div className={css.head}>
            <h1 className={page.longTitle} lang={event.locale} dir="auto">
              {event.name}
            </h1>
            {intro && (
              <p className={page.prose} lang={event.locale} dir="auto">
                {intro}
              </p>
            )}
          </div>
          {events.length === 0 && (
            <EmptyState drawing="calendar" title="Nothing is planned just now">
              New dates appear here by themselves. Look in again soon.
            </EmptyState>
          )}
          {events.length > 0 && layout === "calendar" && (
            <div className={css.calendar}>
              <JubileeWidget kind="showcase" token={token} bare />
            </div>
          )}
          {layout === "list" && (
            <ul className={css.cards}>
              {events.map((one) => (
                <li key={one.id}>
                  <EventCard event={one} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <PageFoot />
      </EventTheme>
    </HostLanguage>
  );
}
