import { daysLeft, shareOfGoal } from "@jubilee/core/giving/giving.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type { CampaignPart } from "./campaign.types.ts";
import * as css from "./campaign.css.ts";
import { shelfOf, shelfSize } from "./shelf.ts";

/** The share of the goal that is there, in words: `64%`; null without a goal. */
export function percentOf({ shared, reader }: CampaignPart): string | null {
  const share = shareOfGoal(shared.progress, shared.campaign);
  if (share === null) return null;
  const percent = new Intl.NumberFormat(reader.lang, { style: "percent" });
  // A goal that is nearly there is not there.
  return percent.format(Math.floor(share * 100) / 100);
}

/** What is there, as it is said beside the sum: `of $60,000, from 412 people.` */
export function raisedWords({ shared, reader, own }: CampaignPart): string {
  const { event, campaign, progress } = shared;
  const { donation, giving } = own;
  const { goalMinor } = campaign;
  const goal =
    goalMinor === null
      ? giving.raised
      : donation.raised(formatPrice(goalMinor, event.currency, reader.lang));
  const { donorCount } = progress;
  return giving.sentence([goal, ...(donorCount > 0 ? [donation.givers(donorCount)] : [])]);
}

/** What is there of the goal: drawn, in figures and in words. */
export function Raised(part: CampaignPart) {
  const { shared, reader, own, now } = part;
  const { event, campaign, progress } = shared;
  const money = (amount: number) => formatPrice(amount, event.currency, reader.lang);
  const share = shareOfGoal(progress, campaign);
  const days = campaign.state === "ended" ? null : daysLeft(campaign, now);
  const { match } = campaign;
  return (
    <div className={css.raised} id="raised" data-anew="">
      {share !== null && <Shelf share={share} label={own.giving.ofGoal(percentOf(part) ?? "")} />}
      <p className={css.figures} aria-live="polite">
        <b className={css.sum}>{money(progress.raisedMinor)}</b>{" "}
        <span className={css.of}>
          {[raisedWords(part), days !== null && own.giving.daysLeft(days)]
            .filter(Boolean)
            .join(" ")}
        </span>
      </p>
      {match && progress.matchedMinor > 0 && (
        <p className={css.of}>{own.giving.matched(match.sponsor, money(progress.matchedMinor))}</p>
      )}
    </div>
  );
}

function Shelf({ share, label }: { share: number; label: string }) {
  const { filled, bands, open } = shelfOf(share);
  const { width, height } = shelfSize;
  return (
    <svg
      className={css.shelf}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {filled.map(({ ink, path }) => (
        <path key={ink} d={path} fill={`var(--k${ink})`} />
      ))}
      {bands && <path className={css.bands} d={bands} />}
      {open && <path className={css.open} d={open} />}
    </svg>
  );
}
