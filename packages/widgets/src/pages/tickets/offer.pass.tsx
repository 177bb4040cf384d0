import type { PassPart, PassSection } from "../answers/pass/pass.types.ts";
import { ticket } from "../parts/icons.ts";
import { notice, section as sectionStyle, smallButton } from "../styles/css.ts";
import { Prices } from "./Prices.tsx";

const isShown = ({ shared }: PassPart) =>
  shared.event.status === "published" && shared.tickets.length > 0;
const sells = ({ shared }: PassPart) => shared.tickets.some(({ state }) => state === "on_sale");

/** The tickets that can be bought, by a widget that knows who buys. */
export const section: PassSection = {
  about: "event",
  order: 1,
  widget: "tickets",
  // Whoever has answered, or holds a ticket, is asked for nothing more.
  asks: (place) =>
    isShown(place) && sells(place) && place.standing === "invited"
      ? [
          {
            key: "tickets",
            icon: ticket,
            title: place.words.page.tickets,
            line: "",
            act: (
              <a className={smallButton} href="#tickets">
                {place.own.buy}
              </a>
            ),
          },
        ]
      : [],
  isShown,
  part: (place) => <Offer {...place} />,
};

function Offer({ shared, token, shareToken, reader, words: { page, common }, own }: PassPart) {
  const { name, email } = shared.guest;
  const visitor = new URLSearchParams(email === null ? { name } : { name, email });
  return (
    <section className={sectionStyle} id="tickets">
      <h2>{shared.orders.length > 0 ? own.moreTickets : page.tickets}</h2>
      {shared.testMode && <p className={notice}>{common.testMode}</p>}
      <jubilee-tickets
        token={shareToken ?? token}
        lang={reader.lang}
        prefill={visitor.toString()}
        bare=""
        loading="eager"
      >
        <Prices {...{ shared, reader, page }} />
      </jubilee-tickets>
    </section>
  );
}
