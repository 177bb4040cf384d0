import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import type { ClosedCopy } from "../../copy/copy.types.ts";
import { closed as english } from "../../copy/en/closed.copy.ts";
import { day, eventTime, moment, viewerTime } from "../../format/event-time.ts";
import { Band } from "../../parts/Band.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { hourglass, offline, outside } from "../../parts/icons.ts";
import { Notice } from "../../parts/Notice.tsx";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import type { WidgetErrorCode } from "../../events/events.types.ts";
import { Button } from "../../parts/Button.tsx";
import { button } from "../../styles/base.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { missingDirective } from "../element/missing-directive.ts";
import { askAgain } from "./askAgain.ts";

type Reason =
  | WidgetErrorCode
  | "cancelled"
  | "ended"
  | "off"
  | "closed"
  | "full"
  | "used_up"
  | "not_yet"
  | "over"
  | "none";

export interface Props {
  context: WidgetContext;
  /** Null for a link that opens nothing here. */
  data: SharedEvent | null;
  reason: Reason;
}

/** Says why there is no form, and what can be done. */
export function ClosedScreen({ context, data, reason }: Props) {
  const copy = context.words("closed", english);
  const { locale } = context;
  const blocked = reason === "origin_not_allowed";
  if (!data && reason === "not_begun") {
    return <Notice icon={hourglass} title={copy.notBegunTitle} text={copy.notBegunText} />;
  }
  if (!data && !blocked && reason !== "link_invalid") {
    return <Unreachable context={context} reason={reason} copy={copy} />;
  }
  if (!data) {
    return (
      <Notice
        icon={outside}
        title={blocked ? copy.blockedTitle : copy.invalidTitle}
        text={blocked ? copy.blockedText : copy.invalidText}
      >
        {blocked && (
          <a
            className={button}
            href={`${context.origin}/event-info-view/${context.token}`}
            target="_blank"
            rel="noopener"
          >
            {copy.openPage}
          </a>
        )}
      </Notice>
    );
  }
  const { event, rsvp } = data;
  const foot = (
    <Foot context={context} data={reason === "not_yet" ? data : undefined}>
      {eventTime(event, locale, context.now())}
    </Foot>
  );
  if (reason === "not_yet") {
    const opens = firstSale(data);
    const elsewhere = viewerTime(opens, event, locale);
    return (
      <>
        {!context.bare && <Band context={context} event={event} />}
        <Notice
          flag={copy.saleFlag(moment(opens, event, locale))}
          title={copy.saleTitle}
          text={`${elsewhere ? `${context.copy.forYou(...elsewhere)}. ` : ""}${copy.saleText}`}
        />
        {foot}
      </>
    );
  }
  const deadline = rsvp.deadline && day(rsvp.deadline, event, locale);
  const [title, text] = words(reason, copy, deadline);
  return (
    <>
      <Notice
        icon={hourglass}
        flag={context.bare ? undefined : event.name}
        out
        title={title}
        text={text}
      />
      {foot}
    </>
  );
}

interface UnreachableProps {
  context: WidgetContext;
  reason: Reason;
  copy: ClosedCopy;
}

/** The data did not come: whose doing it is, and what can be done. */
function Unreachable({ context, reason, copy }: UnreachableProps) {
  const { unavailableTitle, unavailableText, tryAgain } = context.copy;
  const [missing, setMissing] = useState<string | null>(null);
  useEffectOn([], () => {
    if (reason === "offline") missingDirective(context).then(setMissing, () => undefined);
  });
  // What a page's policy forbids stays forbidden.
  useEffectOn([missing], () => (missing ? undefined : askAgain(context.reload)));
  const server = reason === "too_many_requests" ? copy.busyText : copy.serverText;
  const text = reason === "offline" ? unavailableText : server;
  return (
    <Notice
      alert
      icon={missing ? outside : offline}
      title={missing ? copy.policyTitle : unavailableTitle}
      text={missing ? copy.policyText(missing) : text}
    >
      <Button main onPress={() => void context.reload()}>
        {tryAgain}
      </Button>
    </Notice>
  );
}

function firstSale({ event, tickets }: SharedEvent): string {
  const starts = tickets.flatMap(({ salesStart }) => salesStart ?? []);
  return starts.toSorted()[0] ?? event.startDate;
}

function words(reason: Reason, copy: ClosedCopy, deadline: string | null): [string, string] {
  switch (reason) {
    case "cancelled":
      return [copy.cancelledTitle, copy.cancelledText];
    case "ended":
      return [copy.endedTitle, copy.endedText];
    case "off":
      return [copy.offTitle, copy.offText];
    case "full":
      return [copy.fullTitle, copy.fullText];
    case "used_up":
      return [copy.usedUpTitle, copy.usedUpText];
    case "over":
      return [copy.goneTitle, copy.goneText];
    case "none":
      return [copy.noneTitle, copy.noneText];
    default:
      return [copy.closedTitle(deadline), copy.closedText];
  }
}
