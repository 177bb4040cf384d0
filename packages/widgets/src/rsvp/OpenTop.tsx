import type { OpenCopy } from "../copy/copy.types.ts";
import { eventTime, viewerTime } from "../format/event-time.ts";
import { flag } from "../styles/base.css.ts";
import type { ScreenProps } from "../widget.types.ts";

import { mayAskFirst } from "./may-ask-first.ts";
import { Top } from "./Top.tsx";

interface Props extends ScreenProps {
  copy: OpenCopy;
}

/** What one is asked to: the event, when and where, and how few places are left. */
export function OpenTop({ context, data, copy }: Props) {
  const { locale, bare } = context;
  const { event, rsvp } = data;
  const asks = mayAskFirst ? data.asks : undefined;
  const place = event.locationName ?? event.onlineUrl?.replace(/^https?:\/\/|\/.*/g, "");
  const when = [eventTime(event, locale, context.now()), place].filter(Boolean).join(", ");
  const elsewhere = viewerTime(event.startDate, event, locale);
  return (
    <Top context={context} event={event} title={copy.title}>
      <p>{asks?.line ?? (bare ? when : `${event.name}. ${when}`)}</p>
      {elsewhere && !asks && <p>{context.copy.forYou(...elsewhere)}</p>}
      {rsvp.placesLeft !== null && rsvp.placesLeft <= 10 && (
        <span className={flag}>{copy.few(rsvp.placesLeft)}</span>
      )}
    </Top>
  );
}
