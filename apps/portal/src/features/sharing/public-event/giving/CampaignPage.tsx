import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { Banner } from "@jubilee/ui/banner";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventTheme } from "@jubilee/ui/event-theme";
import { useEffect } from "react";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import * as css from "../../../../event-kit/guest-page/Invitation.css.ts";
import { FormBones } from "../../../../event-kit/guest-page/FormBones.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { PageFoot } from "../../../../event-kit/guest-page/PageFoot.tsx";
import { columns, head } from "./Campaign.css.ts";
import { Raised } from "./Raised.tsx";
import { Wall } from "./Wall.tsx";

/** The bar follows the ledger at most this much later, and a second of the server's memory. */
const lookAgainMs = 3500;

/** Longer names stand in smaller type. */
const longNameLetters = 48;

/** A donation campaign for everybody who has its link. */
export default function CampaignPage() {
  const { shareToken } = useRouteParams("publicEvent.campaign");
  const shared = useEmbed<SharedCampaign>(`donation/${encodeURIComponent(shareToken)}`);
  const { reload, status } = shared;
  useEffect(() => {
    if (status !== "ready") return undefined;
    const timer = setInterval(() => document.hidden || reload(), lookAgainMs);
    return () => clearInterval(timer);
  }, [reload, status]);
  if (shared.status === "loading") return <InvitationSkeleton widgets />;
  if (shared.status === "failed") return <ClosedLink error={shared.error} onRetry={reload} />;
  const { event, campaign, wall } = shared.value;
  const story = (campaign.story ?? "").split(/\n\s*\n/).filter((text) => text.trim() !== "");
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
      <PageBar name={event.name} />
      <EventCover typeId={event.eventTypeId} eventId={event.coverSeed} shape="hero" />
      <div className={css.wrap}>
        <div className={columns}>
          <div className={head}>
            <h1
              className={event.name.length > longNameLetters ? css.longTitle : css.title}
              lang={event.locale}
              dir="auto"
            >
              {event.name}
            </h1>
            <p className={css.byline}>
              <bdi>{campaign.beneficiary}</bdi>
            </p>
            {campaign.state === "ended" && (
              <Banner tone="neutral" title="This campaign has ended">
                Thank you to everybody who gave.
              </Banner>
            )}
            <Raised shared={shared.value} />
          </div>
          <div className={css.reply} id="give">
            <div className={css.replyInside}>
              <JubileeWidget
                kind="donation"
                token={shareToken}
                returnUrl={`${location.origin}/donation-success`}
                bare
              >
                <FormBones />
              </JubileeWidget>
            </div>
          </div>
          <div className={css.more}>
            {story.length > 0 && (
              <section className={css.section} lang={event.locale} dir="auto">
                {story.map((paragraph) => (
                  <p key={paragraph} className={css.prose}>
                    {paragraph}
                  </p>
                ))}
              </section>
            )}
            {wall.length > 0 && <Wall people={wall} />}
          </div>
        </div>
      </div>
      <PageFoot />
    </EventTheme>
  );
}
