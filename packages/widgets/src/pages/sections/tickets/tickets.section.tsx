import { formatPrice } from "@jubilee/core/money/money.rules";
import type { PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import type { EventPart } from "../../context.types.ts";
import { notice, section as sectionStyle, soft } from "../../styles/css.ts";
import type { PageSection } from "../section.types.ts";
import * as css from "./tickets.css.ts";

/** The tickets that can be bought; their prices stand here before the widget does. */
export const section: PageSection = {
  order: 40,
  widget: "tickets",
  isShown: ({ shared }) => shared.event.status === "published" && shared.tickets.length > 0,
  part: (place) => <Tickets {...place} />,
};

function Tickets({ shared, token, reader, words: { page, common } }: EventPart) {
  return (
    <section className={sectionStyle} id="tickets">
      <h2>{page.tickets}</h2>
      {shared.testMode && <p className={notice}>{common.testMode}</p>}
      <jubilee-tickets token={token} lang={reader.lang} bare="" loading="eager">
        <ul className={css.list}>
          {shared.tickets.map((type) => (
            <Line
              key={type.id}
              type={type}
              locale={reader.locale}
              soldOut={page.full}
              hostLocale={shared.event.locale}
            />
          ))}
        </ul>
        <noscript>
          <p className={soft}>{page.needsScript}</p>
        </noscript>
      </jubilee-tickets>
    </section>
  );
}

interface LineProps {
  type: PublicTicketType;
  locale: string;
  hostLocale: string;
  soldOut: string;
}

function Line({ type, locale, hostLocale, soldOut }: LineProps) {
  const price = formatPrice(type.priceMinor, type.currency, locale);
  return (
    <li className={css.line}>
      <b lang={hostLocale} dir="auto">
        {type.name}
      </b>
      <span>{[price, type.state === "sold_out" && `(${soldOut})`].filter(Boolean).join(" ")}</span>
      {type.description && (
        <span className={soft} lang={hostLocale} dir="auto">
          {type.description}
        </span>
      )}
    </li>
  );
}
