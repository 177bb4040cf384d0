import type { CampaignPulse, SharedCampaign } from "@jubilee/core/giving/giving.types";
import type { ScreenProps } from "../../widget.types.ts";

/** How often an open campaign is looked at; the server may be a second behind. */
const lookMs = 3_000;
/** After a look that failed, each further one waits twice as long, up to this. */
const longestMs = 60_000;

/** Forms whose campaign is looked at; that ends with the form. */
const watched = new WeakSet<Element>();

const known = ({ state, progress }: CampaignPulse) => JSON.stringify([state, progress]);

/**
 * Keeps the bar as the ledger is: a gift moves it within seconds, a refund lowers it. Asks only
 * while the widget is in sight, for a few bytes that the browser has already until they change.
 */
export function watchProgress(props: ScreenProps<SharedCampaign>): void {
  const { context, data } = props;
  const form = context.shadow.querySelector("form");
  if (!form || watched.has(form)) return;
  watched.add(form);
  const { campaign, progress } = data;
  let shown = known({ state: campaign.state, progress });
  let inSight = false;
  let waitMs = lookMs;
  const look = async () => {
    const outcome = await context.call<CampaignPulse>("GET", `donation/${context.token}/progress`);
    waitMs = outcome.ok ? lookMs : Math.min(longestMs, waitMs * 2);
    if (!outcome.ok || !form.isConnected || known(outcome.value) === shown) return;
    shown = known(outcome.value);
    // The page around it, where that is ours, shows the sum too.
    context.shadow.host.dispatchEvent(new Event("jubilee-news", { bubbles: true }));
    await context.reload();
  };
  const observer = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? false;
  });
  const wait = () => {
    if (!form.isConnected) return observer.disconnect();
    setTimeout(() => {
      if (inSight && !document.hidden && form.isConnected) void look().finally(wait);
      else wait();
    }, waitMs);
  };
  observer.observe(context.shadow.host);
  wait();
}
