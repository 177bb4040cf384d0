import { statusAt } from "@jubilee/core/sharing/showcase.rules";
import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";
import type { ShowcaseCopy } from "../copy/copy.types.ts";
import { eventTime } from "../format/event-time.ts";
import { price } from "../format/money.ts";
import { Band } from "../parts/Band.tsx";
import { flag, help, ring } from "../styles/base.css.ts";
import { row, thumb, title } from "../styles/showcase.css.ts";
import type { WidgetContext } from "../widget.types.ts";

interface Props {
  context: WidgetContext;
  event: ShowcaseEvent;
  copy: ShowcaseCopy;
}

/** One event: its cover, what, when, where, what is left; the whole row leads to its page. */
export function EventRow({ context, event, copy }: Props) {
  const { name, locationName, kind, pageUrl } = event;
  const status = statusAt(event, context.now());
  const place = locationName ?? (kind === "online" ? copy.online : "");
  const facts = (
    <>
      <div className={thumb}>
        <Band context={context} event={event} />
      </div>
      <div>
        <b className={title} dir="auto">
          {name}
        </b>
        <p className={help}>{eventTime(event, context.locale, context.now(), "short")}</p>
        {place && (
          <p className={help} dir="auto">
            {place}
          </p>
        )}
        <Standing event={event} status={status} copy={copy} lang={context.lang} />
      </div>
    </>
  );
  if (!pageUrl) return <div className={row}>{facts}</div>;
  // On a page of ours the way leads on; another site is not left.
  const leaving = context.bare ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a className={row} href={pageUrl} {...leaving}>
      {facts}
    </a>
  );
}

interface StandingProps {
  event: ShowcaseEvent;
  status: ShowcaseEvent["status"];
  copy: ShowcaseCopy;
  lang: string;
}

/** The one thing to know first: cancelled, over, full, few places, the price. */
function Standing({ event, status, copy, lang }: StandingProps) {
  const { placesLeft, fromMinor, currency } = event;
  if (status !== "published") {
    return <span className={`${flag} ${ring}`}>{copy[status]}</span>;
  }
  if (placesLeft === 0) return <span className={`${flag} ${ring}`}>{copy.full}</span>;
  return (
    <>
      {placesLeft !== null && placesLeft <= 20 && (
        <span className={flag}>{`${copy.left(placesLeft)} `}</span>
      )}
      {fromMinor !== null && (
        <span className={help}>
          {fromMinor === 0 ? copy.free : copy.from(price(fromMinor, currency, lang))}
        </span>
      )}
    </>
  );
}
