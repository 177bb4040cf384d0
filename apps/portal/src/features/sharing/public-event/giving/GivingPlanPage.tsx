import type { GivingChange, GivingPage } from "@jubilee/core/giving/giving.types";
import { formatMoney, formatPrice } from "@jubilee/core/money/money.rules";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { useState } from "react";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import * as css from "../order/OrderTickets.css.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { AmountForm } from "./AmountForm.tsx";

const often = { month: "every month", year: "every year" } as const;
const giftStates = {
  pledged: "Waiting for the bank",
  succeeded: "Received",
  refunded: "Gone back",
  failed: "Not taken",
} as const;

/** A repeating gift for its donor: another amount, a pause, the end. */
export default function GivingPlanPage() {
  const { planToken } = useRouteParams("publicEvent.giving");
  const locale = useLocale();
  const path = `giving/${encodeURIComponent(planToken)}`;
  const page = useEmbed<GivingPage>(path);
  const { isBusy, refused, run } = useChange();
  const [isEnding, setEnding] = useState(false);
  if (page.status === "loading") return <InvitationSkeleton />;
  if (page.status === "failed") return <ClosedLink error={page.error} onRetry={page.reload} />;
  const { plan, event, campaign, gifts, pageUrl, testMode } = page.value;
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(Date.parse(instant));
  const sum = formatPrice(plan.amountMinor, plan.currency, locale);
  const change = async (wanted: GivingChange) => {
    const changed = await run(() => callEmbed<GivingPage>(path, wanted));
    setEnding(false);
    if (changed) page.reload();
  };
  const lead = {
    active: plan.nextChargeAt ? `The next gift is on ${day(plan.nextChargeAt)}.` : "",
    paused: "Nothing is taken until you go on.",
    cancelled: "Nothing is taken any more. Thank you for what you gave.",
    pending: "",
  }[plan.status];
  const title = {
    active: `You give ${sum} ${often[plan.frequency]}`,
    paused: "Your gift is paused",
    cancelled: "Your gift has ended",
    pending: "Your gift has not begun",
  }[plan.status];
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
      <PageBar />
      <div className={css.page}>
        <header className={css.head} aria-live="polite">
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          <p className={css.muted}>
            <bdi>{event.name}</bdi>, <bdi>{campaign.beneficiary}</bdi>
          </p>
        </header>
        {testMode && <Banner tone="warning">Test mode: no money moves.</Banner>}
        {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
        {plan.status !== "cancelled" && (
          <Card title="Another amount" level={2}>
            <AmountForm
              key={plan.amountMinor}
              plan={plan}
              isBusy={isBusy}
              onChange={(amountMinor) => void change({ action: "amount", amountMinor })}
            />
          </Card>
        )}
        <Card title="Your gifts so far" level={2}>
          <DescriptionList
            items={gifts.map((gift) => ({
              term: day(gift.at),
              detail: `${formatMoney(gift.totalMinor, plan.currency, locale)} · ${giftStates[gift.status]} · ${gift.code}`,
            }))}
          />
        </Card>
        <Inline>
          {plan.status === "active" && (
            <Button
              variant="outline"
              loading={isBusy}
              onClick={() => void change({ action: "pause" })}
            >
              Pause
            </Button>
          )}
          {plan.status === "paused" && (
            <Button loading={isBusy} onClick={() => void change({ action: "resume" })}>
              Go on giving
            </Button>
          )}
          {plan.status !== "cancelled" && (
            <Button variant="ghost" onClick={() => setEnding(true)}>
              End this gift
            </Button>
          )}
          <LinkButton variant="outline" href={pageUrl}>
            The campaign’s page
          </LinkButton>
        </Inline>
        <AlertDialog
          open={isEnding}
          onOpenChange={setEnding}
          title="End this gift?"
          description="Nothing more is taken. What you gave stays where it is. You can begin a new gift on the campaign’s page."
          confirmLabel="End this gift"
          cancelLabel="Keep giving"
          loading={isBusy}
          onConfirm={() => void change({ action: "cancel" })}
        />
      </div>
    </EventTheme>
  );
}
