import type { CampaignPulse, SharedCampaign } from "@jubilee/core/giving/types";
import type { ScreenProps } from "../widget.types.ts";

/** How often an open campaign is looked at; the server may be a second behind. */
const lookMs = 3_000;
/** After a look that failed, each further one waits twice as long, up to this. */
const longestMs = 60_000;

const known = ({ state, progress }: CampaignPulse) => JSON.stringify([state, progress]);

/**
 * Keeps the bar as the ledger is: a gift moves it within seconds, a refund lowers it. Asks only
 * while the widget is in sight, for a few bytes that the browser has already until they change.
 */
export function watchProgress(
  { context, data: { campaign, progress } }: ScreenProps<SharedCampaign>,
  left: AbortSignal,
): void {
  if (left.aborted) return;
  let shown = known({ state: campaign.state, progress });
  let inSight = false;
  let waitMs = lookMs;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const outcome = await context.call<CampaignPulse>("GET", `donation/${context.token}/progress`);
    waitMs = outcome.ok ? lookMs : Math.min(longestMs, waitMs * 2);
    if (!outcome.ok || left.aborted || known(outcome.value) === shown) return;
    shown = known(outcome.value);
    await context.reload();
  };
  const wait = () => {
    timer = setTimeout(() => {
      if (inSight && !document.hidden) void look().finally(() => left.aborted || wait());
      else wait();
    }, waitMs);
  };
  const observer = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? false;
  });
  observer.observe(context.shadow.host);
  left.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  wait();
}
