import ownClock from "../../inline/clock.ts?inline";
import { Bar } from "../../parts/Bar.tsx";
import { Foot } from "../../parts/Foot.tsx";
import * as css from "../../styles/css.ts";
import { EventCard } from "../EventCard.tsx";
import { LeaveSheet } from "./LeaveSheet.tsx";
import { Offer } from "./Offer.tsx";
import { placeSaid } from "./place-state.ts";
import * as own from "./waiting.css.ts";
import type { WaitingPart } from "./waiting.types.ts";

/** A party's place on the waiting list, and the offer when it is their turn. */
export function WaitingPage(part: WaitingPart) {
  const { shared, own: said, words, reader, productName, address, outcome } = part;
  const { state, event, offer, offerHours, orderToken, pageUrl } = shared;
  const isOn = event.status === "published";
  const isOpen = state === "waiting" || state === "offered";
  const hasLeft = outcome?.form === "leave" && outcome.done;
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1} data-anew="" className={css.wrap}>
        <div className={own.grid}>
          <div className={own.beside}>
            <Lead {...part} />
            {hasLeft && <output data-said="">{said.left}</output>}
            {offer && isOn && state === "offered" && <Offer {...part} offer={offer} />}
            {state === "accepted" && orderToken && (
              <a
                className={css.main}
                href={`/ticket-confirmation?${new URLSearchParams({ order: orderToken })}`}
              >
                {said.toTickets}
              </a>
            )}
            {isOn && isOpen && (
              <div>
                <LeaveSheet {...part} />
              </div>
            )}
            {pageUrl && state !== "accepted" && (
              <a className={isOpen ? css.link : css.main} href={pageUrl}>
                {said.seeEvent}
              </a>
            )}
            {isOn && (
              <section className={own.panel} aria-labelledby="rules">
                <h2 id="rules">{said.rulesTitle}</h2>
                <ol className={own.rules}>
                  {said.rules(offerHours).map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ol>
              </section>
            )}
          </div>
          <div>
            <EventCard event={event} part={part} />
          </div>
        </div>
        <script dangerouslySetInnerHTML={{ __html: ownClock }} />
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}

function Lead({ shared, own: said, words: { closed } }: WaitingPart) {
  const { status } = shared.event;
  const [title, text] = placeSaid(shared, said);
  return (
    <header>
      <h1 className={css.title} tabIndex={-1} dir="auto">
        {title}
      </h1>
      <p className={css.soft}>{text}</p>
      {status === "cancelled" && (
        <div className={`${css.notice} ${css.alarm}`} role="alert">
          <b>{closed.cancelledTitle}</b>
          {said.cancelled}
        </div>
      )}
      {status === "ended" && (
        <div className={css.notice}>
          <b>{closed.endedTitle}</b>
          {closed.endedText}
        </div>
      )}
    </header>
  );
}
