import { formatPrice } from "@jubilee/core/money/money.rules";
import type { PublicEvent, PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import type { Reader } from "../page.types.ts";
import { soft } from "../styles/css.ts";
import type { PageWords } from "../words/words.types.ts";
import * as css from "./tickets.css.ts";

interface Props {
  shared: { tickets: readonly PublicTicketType[]; event: Pick<PublicEvent, "locale"> };
  reader: Reader;
  page: PageWords["page"];
}

/** Tickets with their prices, before their widget is there, and without it where no script runs. */
export function Prices({ shared, reader, page }: Props) {
  return (
    <>
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
    </>
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
