import { countdownPhase, countedEvent } from "@jubilee/core/sharing/countdown.rules";
import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import { useNow } from "@jubilee/ui/use-now";
import { useRef } from "react";
import { countdown as english } from "../copy/en/countdown.copy.ts";
import { eventStart } from "../format/event-start.ts";
import { viewerTime } from "../format/event-time.ts";
import { Band } from "../parts/Band.tsx";
import { Foot } from "../parts/Foot.tsx";
import { useEffectOn } from "../parts/useEffectOn.ts";
import { act, button, head, primary, section } from "../styles/base.css.ts";
import { tall, ways } from "../styles/timer.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { Figures } from "./Figures.tsx";
import { Message } from "./Message.tsx";
import { useFresh } from "./useFresh.ts";

/** Longer without a tick: the page was hidden, the device slept, or somebody has set its clock. */
const gapMs = 5_000;
/** The next of several events is asked for when the last one is over for the server, too. */
const overMs = 2_000;

/** The countdown once its data is there: cover, name, date, and how long it still is. */
export function Countdown({ context, data }: ScreenProps<SharedCountdown>) {
  const { fresh, aheadMs, ask } = useFresh({ context, data });
  const now = useNow("second", aheadMs);
  const last = useRef(now);
  useEffectOn([now], () => {
    if (Math.abs(now - last.current) > gapMs) void ask();
    last.current = now;
  });
  const event = countedEvent(fresh);
  const phase = event ? countdownPhase(event, now) : "none";
  useEffectOn([phase], () => {
    context.emit("jubilee:step", { step: phase });
    if (phase !== "ended" || !fresh.follows) return undefined;
    const timer = setTimeout(() => void ask(), overMs);
    return () => clearTimeout(timer);
  });

  const copy = context.words("countdown", english);
  const { bare, locale, origin, token } = context;
  const elsewhere = event && viewerTime(event.startDate, event, locale);
  // Its own address is no event's page, and a page around it that shows the event is one already.
  const leads = !bare && !fresh.pageUrl.endsWith(`/embed/countdown/${token}`);
  const isAhead = phase === "ahead";
  const isKept = isAhead && !fresh.follows;
  return (
    <>
      {!bare && (
        <div className={tall}>
          <Band context={context} event={fresh.event} />
        </div>
      )}
      <div className={head}>
        {!bare && <h2 dir="auto">{fresh.event.name}</h2>}
        {event && <p>{eventStart(event, locale)}</p>}
        {elsewhere && <p>{context.copy.forYou(...elsewhere)}</p>}
      </div>
      <div className={section}>
        {event && isAhead ? (
          <Figures event={event} copy={copy} now={now} locale={locale} />
        ) : (
          <Message event={event} copy={copy} phase={phase} locale={locale} />
        )}
      </div>
      {(leads || isKept) && (
        <div className={`${act} ${ways}`}>
          {leads && (
            <a
              className={`${button} ${primary}`}
              href={fresh.pageUrl}
              target="_blank"
              rel="noopener"
            >
              {copy.page}
            </a>
          )}
          {isKept && (
            <a className={button} href={`${origin}/functions/v1/embed/event/${token}/calendar.ics`}>
              {copy.addToCalendar}
            </a>
          )}
        </div>
      )}
      <Foot context={context} />
    </>
  );
}
