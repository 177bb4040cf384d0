import { formatPrice } from "@jubilee/core/money/money.rules";
import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";
import { Chip } from "@jubilee/ui/chip";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventDate } from "@jubilee/ui/event-date";
import { EventTheme } from "@jubilee/ui/event-theme";
import { use } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import { cardTime } from "./card-time.rules.ts";
import { standingOf } from "./standing.rules.ts";
import * as css from "./Showcase.css.ts";

/** One event: cover, leaf, name, both clocks, place, what is left; the whole card leads to its page. */
export function EventCard({ event }: { event: ShowcaseEvent }) {
  const language = use(HostLanguage);
  const locale = useLocale();
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = cardTime(event, viewerZone, locale);
  const standing = standingOf(event);
  const { fromMinor, currency, locationName, kind } = event;
  const place = locationName ?? (kind === "online" ? "Online" : null);
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed}>
      <article className={css.card}>
        <EventCover
          typeId={event.eventTypeId}
          eventId={event.coverSeed}
          photoUrl={event.coverUrl ?? undefined}
        />
        <div className={css.body}>
          <EventDate start={event.startDate} zone={event.timeZone} locale={locale} size="s" />
          <div className={css.words}>
            <h2 className={css.name} lang={language} dir="auto">
              {event.pageUrl ? (
                <a className={css.whole} href={event.pageUrl}>
                  {event.name}
                </a>
              ) : (
                event.name
              )}
            </h2>
            <p className={css.fact}>{time.event}</p>
            {time.viewer && <p className={css.fact}>{time.viewer}</p>}
            {place && (
              <p className={css.fact} lang={language} dir="auto">
                {place}
              </p>
            )}
            {(standing ?? fromMinor !== null) && (
              <p className={css.standing}>
                {standing && (
                  <Chip tone={standing.tone} mark={standing.isOut ? "hollow" : undefined}>
                    {standing.words}
                  </Chip>
                )}
                {fromMinor !== null && !standing?.isOut && (
                  <span className={css.price}>
                    {fromMinor === 0 ? "Free" : `From ${formatPrice(fromMinor, currency, locale)}`}
                  </span>
                )}
              </p>
            )}
          </div>
        </div>
      </article>
    </EventTheme>
  );
}
