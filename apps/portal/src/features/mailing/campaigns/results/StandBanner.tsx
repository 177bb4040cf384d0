import type { CampaignResults, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { counted } from "@jubilee/core/base/words.rules";
import { formatInstant } from "@jubilee/core/base/time.rules";
import { Banner } from "@jubilee/ui/banner";
import { Progress } from "@jubilee/ui/progress";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";

interface StandBannerProps {
  campaign: EmailCampaign;
  results: CampaignResults | undefined;
}

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

const paused = {
  host: [
    "It is paused",
    "What has gone stays gone. The others get it when it goes on, with what you change until then.",
  ],
  bounces: [
    "It stopped by itself: too many came back",
    "One in twenty came back or more. Look at the addresses below before it goes on, or mail services will take your mails for unwanted ones.",
  ],
  complaints: [
    "It stopped by itself: it was reported as unwanted",
    "Three in a thousand or more reported it. Think about whom it goes to before it goes on.",
  ],
} as const;

const allGone = [
  "It is paused, and everybody had it already",
  "Nobody is left to wait for it. Let it go on, and it is sent.",
] as const;

/** Of mails that the mail server was just being given: they cannot be held back. */
const goingWords = (queued: number): string =>
  queued === 0
    ? ""
    : ` ${counted(queued, "mail was", "mails were")} with the mail server already and may still arrive.`;

/** How far it is, and why it stands still. */
export function StandBanner({ campaign, results }: StandBannerProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  if (campaign.status === "scheduled") {
    const isAtOnce = campaign.goesLocal === null && !campaign.timing;
    return (
      <Banner title={isAtOnce ? "It goes within a minute" : "It waits for its time"}>
        {campaign.timing
          ? "Who is asked in until then gets it, too. When the event moves, it moves along. Take it back to change what it says."
          : "Who is asked in until then gets it, too. Take it back to change what it says."}
      </Banner>
    );
  }
  if (campaign.endedWhy === "passed") {
    return (
      <Banner tone="warning" title="It did not go: its time had passed when the event was moved">
        What should have been said before is not said after. Write one like it to choose another
        time.
      </Banner>
    );
  }
  if (campaign.status === "sending" && campaign.timing?.from === "invitation") {
    return (
      <Banner title="It stays on for those who have not answered">
        Each gets it once, on their own day. It ends when answers close.
      </Banner>
    );
  }
  if (campaign.status === "paused" && campaign.pausedBy !== null) {
    const isAllGone = results?.waiting === 0 && results.figures.queued === 0;
    const [title, words] =
      campaign.pausedBy === "host" && isAllGone ? allGone : paused[campaign.pausedBy];
    return (
      <Banner tone="warning" title={title}>
        {words}
        {goingWords(results?.figures.queued ?? 0)}
      </Banner>
    );
  }
  if (campaign.status === "cancelled" && campaign.startedAt !== null && results) {
    const { people, figures } = results;
    return (
      <Banner tone="warning" title={`It was stopped: ${figures.sent} of ${people} got it`}>
        {`Nobody else gets it.${goingWords(figures.queued)}`}
      </Banner>
    );
  }
  if (campaign.status !== "sending" || !results) return null;
  const { people, waiting, figures, nextAt } = results;
  const gone = people - waiting - figures.queued;
  return (
    <Progress
      label="On its way"
      value={gone}
      max={people}
      detail={
        waiting > 0 && nextAt !== null && Date.parse(nextAt) > nowMs
          ? `${gone} of ${people}, the next ${formatInstant(nextAt, here, locale)}`
          : gone === 0
            ? `0 of ${people}. The first go within a minute`
            : `${gone} of ${people}`
      }
    />
  );
}
