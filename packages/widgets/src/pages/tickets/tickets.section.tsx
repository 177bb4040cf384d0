import type { EventPart } from "../sharing/event/event.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import { Bought } from "../sharing/event/Bought.tsx";
import type { PageSection } from "../sharing/event/section.types.ts";
import { Prices } from "./Prices.tsx";
import { alone } from "./tickets.css.ts";

/** The tickets that can be bought; their prices stand here before the widget does. */
export const section: PageSection = {
  order: 40,
  widget: "tickets",
  isShown: ({ shared }) => shared.event.status === "published" && shared.tickets.length > 0,
  isBeside: isSoldOnly,
  part: (place) => (isSoldOnly(place) ? <TicketsAlone {...place} /> : <Tickets {...place} />),
};

/** Nobody is asked for an answer: whoever comes has bought. */
function isSoldOnly({ shared }: EventPart): boolean {
  return shared.rsvp.state === "off";
}

function Tickets(part: EventPart) {
  return (
    <section className={sectionStyle} id="tickets">
      <h2>{part.words.page.tickets}</h2>
      <Shop {...part} />
    </section>
  );
}

function TicketsAlone(part: EventPart) {
  return (
    <section className={alone} id="tickets">
      <h2>{part.words.page.tickets}</h2>
      <Bought {...part} />
      <Shop {...part} />
    </section>
  );
}

function Shop({ shared, token, reader, words: { page } }: EventPart) {
  return (
    <jubilee-tickets token={token} lang={reader.lang} bare="" loading="eager">
      <Prices {...{ shared, reader, page }} />
    </jubilee-tickets>
  );
}
