import { formatInstant } from "@jubilee/core/base/time.rules";
import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventTheme } from "@jubilee/ui/event-theme";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { ClosedLink } from "../../../event-kit/guest-page/ClosedLink.tsx";
import { FormBones } from "../../../event-kit/guest-page/FormBones.tsx";
import * as css from "../../../event-kit/guest-page/Invitation.css.ts";
import { InvitationSkeleton } from "../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PageBar } from "../../../event-kit/guest-page/PageBar.tsx";
import { PageFoot } from "../../../event-kit/guest-page/PageFoot.tsx";
import { StandingNotice } from "../../../event-kit/guest-page/StandingNotice.tsx";
import { guestLanguage } from "../../../event-kit/guestLanguage.ts";
import { JubileeWidget } from "../../../event-kit/JubileeWidget.tsx";
import { useEmbed } from "../../../page-kit/embed/useEmbed.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ballot, head, line } from "./Poll.css.ts";

/** Longer titles stand in smaller type. */
const longTitleLetters = 48;

/** A poll or survey for whoever has its link, or for one person by their own. */
export default function PollPage() {
  const { token } = useRouteParams("planning.poll");
  const shared = useEmbed<SharedPoll>(`poll/${encodeURIComponent(token)}`);
  const locale = useLocale();
  if (shared.status === "loading") return <InvitationSkeleton widgets />;
  if (shared.status === "failed") {
    return <ClosedLink error={shared.error} onRetry={shared.reload} />;
  }
  const { event, title, note, closesAt, state, guestName } = shared.value;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hosts = new Intl.ListFormat(locale).format(event.hostNames);
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
      {/* By their own link somebody answers as themselves: that is not for passing on. */}
      {guestName === null ? <PageBar name={title} /> : <PageBar />}
      {/* Lower than over an event's own page: what is asked comes first. */}
      <EventCover typeId={event.eventTypeId} eventId={event.coverSeed} shape="strip" />
      <div className={css.wrap}>
        <header className={head}>
          <h1
            className={title.length > longTitleLetters ? css.longTitle : css.title}
            lang={event.locale}
            dir="auto"
          >
            {title}
          </h1>
          <p className={line} lang={event.locale} dir="auto">
            {[hosts, event.name, note].filter(Boolean).join(" · ")}
          </p>
          {closesAt !== null && (
            <p className={line}>
              {state === "open" ? "Closes by itself on " : "Closed on "}
              <strong>{formatInstant(closesAt, zone, locale)}</strong>
            </p>
          )}
          <StandingNotice event={event} />
        </header>
        <div className={ballot}>
          <JubileeWidget kind="poll" token={token} lang={guestLanguage(navigator.languages)} bare>
            <FormBones />
          </JubileeWidget>
        </div>
      </div>
      <PageFoot />
    </EventTheme>
  );
}
