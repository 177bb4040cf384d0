import { formatWhen } from "@jubilee/core/base/time.rules";
import { joined } from "@jubilee/core/base/words.rules";
import { isMissing, wordsIn } from "@jubilee/core/mailing/campaigns.rules";
import type { CampaignBlock } from "@jubilee/core/mailing/campaigns.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { EventDate } from "@jubilee/ui/event-date";
import { Inline } from "@jubilee/ui/inline";
import { RichTextView } from "../../../../page-kit/rich-text/RichTextView.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { withNamedFields } from "../../../../page-kit/rich-text/fieldChoices.ts";
import { card, gap, listed, missing, press, cardWords, cardName, cardFacts } from "./Editor.css.ts";
import { MailImage } from "./MailImage.tsx";

export interface BlockViewProps {
  block: CampaignBlock;
  language: string;
  event: EventRecord | undefined;
}

/** A block as its readers see it; what is not written yet says so. */
export function BlockView({ block, language, event }: BlockViewProps) {
  switch (block.kind) {
    case "text":
      return isMissing(block, language) ? (
        <p className={missing}>Nothing is written here yet</p>
      ) : (
        <div lang={language}>
          <RichTextView text={withNamedFields(wordsIn(block, language))} />
        </div>
      );
    case "picture":
      return block.picture ? (
        <MailImage block={block} language={language} />
      ) : (
        <p className={missing}>No picture yet</p>
      );
    case "button":
      return (
        <span className={press} lang={language}>
          {block.labels[language] || "What does it say?"}
        </span>
      );
    case "answer":
      return (
        <Inline gap="2">
          {["Yes", "Maybe", "No"].map((answer) => (
            <span key={answer} className={press}>
              {answer}
            </span>
          ))}
        </Inline>
      );
    case "schedule":
      return <p className={listed}>The schedule, as it is published when the mail goes</p>;
    case "tickets":
      return <p className={listed}>The tickets, as they are on sale when the mail goes</p>;
    case "event":
      return <EventCard event={event} />;
    default:
      return <div className={gap} aria-hidden="true" />;
  }
}

function EventCard({ event }: Pick<BlockViewProps, "event">) {
  const locale = useLocale();
  if (!event) return <div className={card} />;
  return (
    <div className={card}>
      <EventDate start={event.startDate} zone={event.timeZone} locale={locale} size="s" />
      <div className={cardWords}>
        <span className={cardName}>
          <bdi>{event.name}</bdi>
        </span>
        <span className={cardFacts}>
          {joined([formatWhen(event, locale, "short"), event.locationName])}
        </span>
      </div>
    </div>
  );
}
