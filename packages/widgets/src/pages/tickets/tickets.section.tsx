import type { EventPart } from "../sharing/event/event.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import { Bought } from "../sharing/event/Bought.tsx";
import type { PageSection } from "../sharing/event/section.types.ts";
import { Prices } from "./Prices.tsx";
import { shop } from "./tickets.css.ts";

/** The tickets that can be bought; their prices stand here before the widget does. */
export const section: PageSection = {
  order: 40,
  widget: "tickets",
  isShown: ({ shared }) => shared.event.status === "published" && shared.tickets.length > 0,
  part: (place) => <Tickets {...place} />,
};

function Tickets(part: EventPart) {
  const { shared, token, reader } = part;
  const { page } = part.words;
  return (
    <section className={sectionStyle} id="tickets">
      <h2>{page.tickets}</h2>
      <div className={shop}>
        {shared.rsvp.state === "off" && <Bought {...part} />}
        <jubilee-tickets token={token} lang={reader.lang} bare="" loading="eager">
          <Prices {...{ shared, reader, page }} />
        </jubilee-tickets>
      </div>
    </section>
  );
}
