import { titleParts } from "@jubilee/core/events/events.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Prose } from "../../parts/Prose.tsx";
import * as page from "../../styles/css.ts";
import type { CampaignPart } from "./campaign.types.ts";
import * as css from "./campaign.css.ts";
import { Give, standing } from "./Give.tsx";
import { percentOf, Raised } from "./Raised.tsx";
import { Wall } from "./Wall.tsx";

/** A campaign for everybody who has its link: what for, how far, the gift, the story, the wall. */
export function CampaignPage(part: CampaignPart) {
  const { shared, words, reader, own } = part;
  const { event, campaign, wall } = shared;
  const { isLong } = titleParts(event.name);
  return (
    <>
      <Bar part={part} shares={event.name} shareLabel={own.giving.share} />
      <main id="content" tabIndex={-1}>
        <Cover event={event} />
        <div className={page.wrap}>
          <div className={css.columns}>
            <div className={css.head}>
              <h1 className={isLong ? page.longTitle : page.title} lang={event.locale} dir="auto">
                {event.name}
              </h1>
              <p className={css.receiver}>
                <bdi lang={event.locale}>{campaign.beneficiary}</bdi>
              </p>
              <Raised {...part} />
            </div>
            <div className={page.reply} id="give">
              <div className={page.panel}>
                <Give {...part} />
              </div>
            </div>
            <div className={page.more}>
              {campaign.story?.trim() && (
                <section className={page.section} lang={event.locale} dir="auto">
                  <Prose text={campaign.story} />
                </section>
              )}
              {wall.length > 0 && <Wall {...part} />}
            </div>
          </div>
        </div>
      </main>
      <Foot words={words} productName={part.productName} lang={reader.lang} path={part.path} />
      {standing(part) === null && <ThumbBar {...part} />}
    </>
  );
}

/** On phones, within the thumb's reach: how far it is, and the way to the gift. */
function ThumbBar(part: CampaignPart) {
  const { shared, reader, own } = part;
  const { event, progress } = shared;
  const percent = percentOf(part);
  const sum = formatPrice(progress.raisedMinor, event.currency, reader.lang);
  return (
    <aside className={page.thumb} data-page-foot="">
      <div className={css.thumb}>
        <p id="far" data-anew="">
          <b>{`${sum} ${own.giving.raised}`}</b>
          {percent && <span>{own.giving.ofGoal(percent)}</span>}
        </p>
        <a className={page.main} href="#give">
          {own.donation.giveEmpty}
        </a>
      </div>
    </aside>
  );
}
