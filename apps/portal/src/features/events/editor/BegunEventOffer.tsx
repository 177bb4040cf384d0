import { formatDay } from "@jubilee/core/base/time.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { templatePart } from "./EventEditor.css.ts";
import type { BegunEvent } from "./useBegunEvent.ts";

interface BegunEventOfferProps {
  begun: BegunEvent;
  onGoOn: () => void;
  onBeginAnew: () => void;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What was typed for a new event and never created, to be taken up or given up. */
export function BegunEventOffer({ begun, onGoOn, onBeginAnew }: BegunEventOfferProps) {
  const locale = useLocale();
  const day = formatDay(new Date(begun.atMs).toISOString(), zone, locale);
  return (
    <div className={templatePart}>
      <Banner
        title={`You began an event on ${day}`}
        action={
          <Inline gap="2">
            <Button size="sm" onClick={onGoOn}>
              Go on
            </Button>
            <Button size="sm" variant="outline" onClick={onBeginAnew}>
              Begin anew
            </Button>
          </Inline>
        }
      >
        {begun.draft.name ? <bdi>{begun.draft.name}</bdi> : "It has no name yet."}
      </Banner>
    </div>
  );
}
