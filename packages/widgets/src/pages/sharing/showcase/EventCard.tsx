import { formatterOf, isAllDay } from "@jubilee/core/base/time.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";
import { leaf } from "../../styles/css.ts";
import { cardTime } from "./card-time.ts";
import type { ListPart } from "./list.types.ts";
import * as css from "./showcase.css.ts";
import { standingOf } from "./standing.ts";
import { onOwnClock } from "../../parts/own-clock.ts";

interface Props {
  event: ShowcaseEvent;
  part: ListPart;
}

/** One event: cover, leaf, name, both clocks, place, what is left; the whole card leads to its page. */
export function EventCard({ event, part }: Props) {
  const { shared, reader, words, own, now } = part;
  const { locale } = shared.event;
  const { name, kind, locationName, pageUrl, fromMinor, currency, startDate, timeZone } = event;
  const standing = standingOf(event, own, now);
  const place = locationName ?? (kind === "online" ? own.online : null);
  return (
    <article className={css.card} data-event={event.id}>
      <CardCover event={event} part={part} />
      <div className={css.body}>
        <Leaf event={event} locale={reader.locale} />
        <div className={css.facts}>
          <h2 className={css.name} lang={locale} dir="auto">
            {pageUrl ? (
              <a className={css.whole} href={pageUrl}>
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          <p>
            <time dateTime={startDate}>{cardTime(event, reader.locale, words.page.allDay)}</time>
          </p>
          {!isAllDay(event) && <p {...onOwnClock(startDate, timeZone, reader.locale, words)} />}
          {place && (
            <p>
              <bdi lang={locationName ? locale : undefined}>{place}</bdi>
            </p>
          )}
          {(standing ?? fromMinor !== null) && (
            <p className={css.standing}>
              {standing && (
                <span className={standing.isOut ? css.out : css.few}>{standing.words}</span>
              )}
              {fromMinor !== null && !standing?.isOut && (
                <b>
                  {fromMinor === 0
                    ? own.free
                    : own.from(formatPrice(fromMinor, currency, reader.lang))}
                </b>
              )}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function Leaf({
  event: { startDate, timeZone },
  locale,
}: {
  event: ShowcaseEvent;
  locale: string;
}) {
  const say = (options: Intl.DateTimeFormatOptions) =>
    formatterOf(locale, { timeZone, ...options }).format(Date.parse(startDate));
  return (
    <div className={`${leaf} ${css.leaf}`} aria-hidden="true">
      <b>{say({ month: "short" })}</b>
      <strong>{say({ day: "numeric" })}</strong>
      <span>{say({ weekday: "short" })}</span>
    </div>
  );
}

/** The event's photo, or its drawing as a picture of the server's for day and night. */
function CardCover({ event, part: { token } }: Props) {
  const { coverUrl, coverSeed } = event;
  const drawing = `/embed/cover/showcase/${token}/${encodeURIComponent(coverSeed)}`;
  const pictures = coverUrl
    ? [{ source: coverUrl, look: css.picture }]
    : [
        { source: `${drawing}-day.svg`, look: css.byDay },
        { source: `${drawing}-night.svg`, look: css.byNight },
      ];
  return (
    <div className={css.cover}>
      {pictures.map(({ source, look }) => (
        <img key={source} className={look} src={source} alt="" loading="lazy" decoding="async" />
      ))}
    </div>
  );
}
