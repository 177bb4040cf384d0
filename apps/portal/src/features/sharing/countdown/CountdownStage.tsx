import type { EventRecord } from "@jubilee/core/events/events.types";
import { describeEventTime } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Countdown } from "@jubilee/ui/countdown";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { CodeXml, Maximize, Minimize } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./CountdownStage.css.ts";

const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface CountdownStageProps {
  event: EventRecord;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  aheadMs: number;
}

/** One event in its own colours, with its figures as large as the place allows. */
export function CountdownStage({ event, aheadMs }: CountdownStageProps) {
  const locale = useLocale();
  const stage = useRef<HTMLElement>(null);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === stage.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const turn = () => void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen());
  const time = describeEventTime(event, viewerZone, locale);
  const details = href("events.details", { eventId: event.id });
  const embedding = `${details}?tab=share&widget=countdown`;
  const place = event.kind === "online" ? "Online" : event.locationName;
  return (
    <EventTheme
      typeId={event.eventTypeId}
      eventId={event.coverSeed}
      colour={event.coverLook?.accent}
    >
      <section ref={stage} className={css.stage} aria-labelledby="countdown-event">
        <div className={css.art}>
          <EventCover
            typeId={event.eventTypeId}
            eventId={event.coverSeed}
            photoUrl={event.coverUrl ?? undefined}
            shape="hero"
          />
        </div>
        <div className={css.words}>
          <Heading level={2} size="event" id="countdown-event" dir="auto">
            {event.name}
          </Heading>
          <Countdown
            look="wall"
            until={event.startDate}
            aheadMs={aheadMs}
            overLabel="It has begun. Enjoy it!"
          />
          <p className={css.facts}>
            {time.event} ({time.eventZone})
            {place && (
              <>
                {" · "}
                <bdi>{place}</bdi>
              </>
            )}
            {time.viewer && (
              <span className={css.viewer}>
                For you in {time.viewerPlace}: {time.viewer}
              </span>
            )}
          </p>
          <Inline justify="center">
            {document.fullscreenEnabled && (
              <Button
                variant="outline"
                size="sm"
                icon={isFull ? <Minimize /> : <Maximize />}
                onClick={turn}
              >
                {isFull ? "Leave full screen" : "Full screen"}
              </Button>
            )}
            {!isFull && event.visibility !== "private" && (
              <LinkButton variant="outline" size="sm" icon={<CodeXml />} href={embedding}>
                Embed this countdown
              </LinkButton>
            )}
          </Inline>
        </div>
      </section>
    </EventTheme>
  );
}
