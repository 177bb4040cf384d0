import ownClock from "../../inline/clock.ts?inline";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Prose } from "../../parts/Prose.tsx";
import * as page from "../../styles/css.ts";
import { EventCard } from "./EventCard.tsx";
import type { ListPart } from "./list.types.ts";
import * as css from "./showcase.css.ts";

/** Whether its events stand in months, which need their widget. */
export const isCalendar = ({ layout, events }: ListPart["shared"]): boolean =>
  layout === "calendar" && events.length > 0;

/** Several events of an organiser, each behind its own cover, or as a calendar. */
export function ListPage(part: ListPart) {
  const { shared, words, reader, own } = part;
  const { event, intro, events } = shared;
  return (
    <>
      <Bar part={part} shares={event.name} shareLabel={words.page.sharePage} />
      <main id="content" tabIndex={-1}>
        <Cover event={event} />
        <div className={page.wrap}>
          <div className={css.head}>
            <h1 className={page.longTitle} lang={event.locale} dir="auto">
              {event.name}
            </h1>
            <div lang={event.locale} dir="auto">
              <Prose text={intro} />
            </div>
          </div>
          {events.length === 0 && (
            <div className={css.empty}>
              <h2>{own.emptyTitle}</h2>
              <p className={page.soft}>{own.emptyText}</p>
            </div>
          )}
          {isCalendar(shared) ? (
            <jubilee-showcase
              className={css.calendar}
              token={part.token}
              lang={reader.lang}
              bare=""
              loading="eager"
            >
              <noscript>
                <Cards {...part} />
              </noscript>
            </jubilee-showcase>
          ) : (
            <Cards {...part} />
          )}
        </div>
        <script dangerouslySetInnerHTML={{ __html: ownClock }} />
      </main>
      <Foot words={words} productName={part.productName} lang={reader.lang} path={part.path} />
    </>
  );
}

function Cards(part: ListPart) {
  return (
    <ul className={css.cards}>
      {part.shared.events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} part={part} />
        </li>
      ))}
    </ul>
  );
}
