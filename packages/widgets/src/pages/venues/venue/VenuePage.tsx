import { titleParts } from "@jubilee/core/events/events.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { addressOf, mapAddress } from "@jubilee/core/venues/venues.rules";
import { paragraphsOf } from "../../paragraphs.ts";
import { Bar } from "../../parts/Bar.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Cover, type Covered } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { navigation } from "../../parts/icons.ts";
import * as css from "../../styles/css.ts";
import { Days } from "./Days.tsx";
import { AskForm } from "./AskForm.tsx";
import { Sections } from "./Sections.tsx";
import * as own from "./venue.css.ts";
import type { VenuePart } from "./venue.types.ts";

/** A venue as strangers see it: what it is, when it is free, and asking for a time. */
export function VenuePage({ part, cover }: { part: VenuePart; cover: Covered }) {
  const { shared, words, reader, productName, path, space, own: said } = part;
  const { name, summary } = shared.venue;
  const { isLong } = titleParts(name);
  return (
    <>
      <Bar part={part} shares={name} shareLabel={words.page.sharePage} />
      <main id="content" tabIndex={-1}>
        <Cover event={cover} />
        <div className={css.wrap}>
          <div className={css.columns}>
            <div className={own.head}>
              <h1 className={isLong ? css.longTitle : css.title} dir="auto" tabIndex={-1}>
                {name}
              </h1>
              <Facts {...part} />
            </div>
            <div className={css.more}>
              {summary && (
                <section className={css.story} dir="auto">
                  {paragraphsOf(summary).map((paragraph) => (
                    <p key={paragraph} className={css.prose}>
                      {paragraph}
                    </p>
                  ))}
                </section>
              )}
              {space && <Days {...part} space={space} />}
              <Sections {...part} />
            </div>
            {space && (
              <div className={`${css.reply} ${own.beside}`} id="ask" data-anew="">
                <div className={css.panel}>
                  <AskForm {...part} space={space} />
                </div>
              </div>
            )}
          </div>
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={path} />
      {space && (
        <div className={css.thumb} data-page-foot="">
          <a className={`${css.main} ${own.thumb}`} href="#ask">
            {said.ask}
          </a>
        </div>
      )}
    </>
  );
}

/** Where it is, what it costs and its own website, each with the next step beside it. */
function Facts({ shared: { venue }, own: said, words: { page }, reader: { lang } }: VenuePart) {
  const { currency, dailyRateMinor, hourlyRateMinor, website } = venue;
  const address = addressOf(venue);
  const map = mapAddress(venue);
  const price = (amount: number) => formatPrice(amount, currency, lang);
  const day = dailyRateMinor === null ? null : said.aDay(price(dailyRateMinor));
  const hour = hourlyRateMinor === null ? null : said.anHour(price(hourlyRateMinor));
  const site = website && URL.canParse(website) ? new URL(website) : null;
  return (
    <div className={css.facts}>
      <div className={css.fact}>
        <h2 dir="auto">{address || said.noAddress}</h2>
        <div className={css.ways}>
          {address && <CopyButton text={address} label={page.copyAddress} done={page.copiedText} />}
          {map && (
            <a
              className={`${css.round} ${css.tinted}`}
              href={map}
              target="_blank"
              rel="noreferrer"
              aria-label={said.map}
            >
              <Icon lines={navigation} />
            </a>
          )}
        </div>
      </div>
      {(day ?? hour) && (
        <div className={css.fact}>
          <div>
            <h2>{day ?? hour}</h2>
            {day && hour && <p>{hour}</p>}
          </div>
        </div>
      )}
      {site && (
        <div className={css.fact}>
          <div>
            <h2>{said.website}</h2>
            <p>
              <a className={own.site} href={site.href} target="_blank" rel="noreferrer">
                {site.host}
              </a>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
