import type { GiftResult, GiftView } from "@jubilee/core/giving/giving.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { useEffect, useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import * as css from "../order/OrderTickets.css.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { giftWords } from "./gift.rules.ts";

const waits = { everyMs: 1200, times: 12 };

interface GiftReceiptProps {
  token: string;
  payment: string | null;
}

/** A gift as the server has it: waiting, arrived, declined or gone back. */
export function GiftReceipt({ token, payment }: GiftReceiptProps) {
  const gift = useEmbed<GiftView>(`gift/${encodeURIComponent(token)}`);
  const [looks, setLooks] = useState(0);
  const { isBusy, refused, run } = useChange();
  const { reload } = gift;
  const isOpen = gift.status === "ready" && gift.value.status === "pledged" && payment === null;
  const isWaiting = isOpen && looks < waits.times;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      reload();
    }, waits.everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, reload]);
  if (gift.status === "loading") return <InvitationSkeleton />;
  if (gift.status === "failed") return <ClosedLink error={gift.error} onRetry={reload} />;
  const { value } = gift;
  const { event } = value;
  const words = giftWords(value, payment, isWaiting);
  const pay = async () => {
    const returnUrl = `${location.origin}/donation-success`;
    const path = `gift/${encodeURIComponent(token)}/pay`;
    const opened = await run(() => callEmbed<GiftResult>(path, { returnUrl }));
    if (opened?.redirectUrl) location.assign(opened.redirectUrl);
    else if (opened) reload();
  };
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
      <PageBar />
      <div className={css.page}>
        <header className={css.head} aria-live="polite">
          <h1 className={css.title}>{words.title}</h1>
          <p className={css.lead}>{words.lead}</p>
        </header>
        {value.testMode && <Banner tone="warning">Test mode: no money moved.</Banner>}
        <Card title="Your gift" level={2}>
          <Receipt gift={value} />
        </Card>
        {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
        <Inline>
          {words.canPay && (
            <Button loading={isBusy} onClick={() => void pay()}>
              Try another card
            </Button>
          )}
          {value.plan?.planToken && value.status === "succeeded" && (
            <LinkButton
              variant="outline"
              href={href("publicEvent.giving", { planToken: value.plan.planToken })}
            >
              Change or end your gift
            </LinkButton>
          )}
          <LinkButton variant="outline" href={value.pageUrl}>
            Back to the campaign
          </LinkButton>
        </Inline>
      </div>
    </EventTheme>
  );
}

const often = { once: "Once", month: "Every month", year: "Every year" } as const;

function Receipt({ gift }: { gift: GiftView }) {
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, gift.currency, locale);
  const { dedication, receivedAt } = gift;
  const items = [
    { term: "Campaign", detail: gift.event.name },
    { term: "Received by", detail: gift.beneficiary },
    { term: "Gift", detail: money(gift.amountMinor) },
    ...(gift.feeMinor > 0 ? [{ term: "Payment fee", detail: money(gift.feeMinor) }] : []),
    ...(gift.refundedMinor > 0 ? [{ term: "Gone back", detail: money(gift.refundedMinor) }] : []),
    { term: "How often", detail: often[gift.frequency] },
    ...(gift.fund ? [{ term: "For", detail: gift.fund }] : []),
    ...(dedication
      ? [
          {
            term: dedication.kind === "memory" ? "In memory of" : "In honour of",
            detail: dedication.name,
          },
        ]
      : []),
    ...(receivedAt
      ? [
          {
            term: "Date",
            detail: new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(
              Date.parse(receivedAt),
            ),
          },
        ]
      : []),
    { term: "Receipt", detail: gift.code },
    ...(gift.taxText ? [{ term: "Tax", detail: gift.taxText }] : []),
  ];
  return <DescriptionList items={items} />;
}
