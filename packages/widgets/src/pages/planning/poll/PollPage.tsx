import { titleParts } from "@jubilee/core/events/events.rules";
import ownClock from "../../inline/clock.ts?inline";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import * as page from "../../styles/css.ts";
import type { PollPart } from "./poll.types.ts";
import * as css from "./poll.css.ts";
import { Questions } from "./Questions.tsx";
import { closing, isOpen } from "./standing.ts";
import { onOwnClock } from "../../parts/own-clock.ts";

/** A poll or survey for whoever has its link, or for one person by their own. */
export function PollPage(part: PollPart) {
  const { shared, words, reader, token } = part;
  const { event, title, note, guestName } = shared;
  const hosts = new Intl.ListFormat(reader.locale).format(event.hostNames);
  const { isLong } = titleParts(title);
  return (
    <>
      <Bar
        part={part}
        // By their own link somebody answers as themselves: that is not for passing on.
        shares={guestName === null ? title : undefined}
        shareLabel={words.page.sharePage}
      />
      <main id="content" tabIndex={-1}>
        <Cover event={event} shape="strip" />
        <div className={page.wrap}>
          <header className={css.head}>
            <h1
              className={isLong ? page.longTitle : page.title}
              lang={event.locale}
              dir="auto"
              tabIndex={-1}
            >
              {title}
            </h1>
            <p>
              <bdi lang={event.locale}>{[hosts, event.name, note].filter(Boolean).join(" · ")}</bdi>
            </p>
            <Closing {...part} />
            <Standing {...part} />
          </header>
          <jubilee-poll
            className={css.ballot}
            token={token}
            lang={reader.lang}
            bare=""
            loading="eager"
          >
            <Questions {...part} />
          </jubilee-poll>
        </div>
        <script dangerouslySetInnerHTML={{ __html: ownClock }} />
      </main>
      <Foot words={words} productName={part.productName} lang={reader.lang} path={part.path} />
    </>
  );
}

/** Until when, on the event's clock and on the reader's; it changes by itself when the time is over. */
function Closing(part: PollPart) {
  const { shared, reader, words } = part;
  const { closesAt, timeZone } = shared;
  const said = closing(part);
  return (
    <div
      id="closing"
      data-anew=""
      data-until={closesAt !== null && isOpen(part) ? closesAt : undefined}
    >
      {said !== null && <p>{said}</p>}
      {closesAt !== null && <p {...onOwnClock(closesAt, timeZone, reader.locale, words)} />}
    </div>
  );
}

/** What everybody with a link must know first: the event is cancelled, or over. */
function Standing({ shared: { event }, words: { closed } }: PollPart) {
  if (event.status === "published") return null;
  const isCancelled = event.status === "cancelled";
  return (
    <div
      className={isCancelled ? `${page.notice} ${page.alarm}` : page.notice}
      role={isCancelled ? "alert" : undefined}
    >
      <b>{isCancelled ? closed.cancelledTitle : closed.endedTitle}</b>
    </div>
  );
}
