import { refundable } from "@jubilee/core/giving/fundraising.rules";
import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Button } from "@jubilee/ui/button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Text } from "@jubilee/ui/text";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { MailLink } from "../../../page-kit/MailLink.tsx";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { acts } from "../../../page-kit/list/panel/panelActs.css.ts";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { donorOf, methods } from "./giftColumns.tsx";
import { RefundDialog } from "./RefundDialog.tsx";

export interface GiftPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  gift: GiftLine;
}

/** How often a gift comes, where it comes more than once. */
const often = { once: null, month: "Every month", year: "Every year" } as const;

/** One gift of the list: from whom, how it came, what went back. */
export function GiftPanel({ gift, step, onClose }: GiftPanelProps) {
  const locale = useLocale();
  const [isGivingBack, setGivingBack] = useState(false);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const money = (minor: number) => formatMoney(minor, gift.currency, locale);
  const left = refundable(gift);
  const repeats = often[gift.frequency];
  return (
    <>
      <ListPanel
        title={`Gift ${gift.code}`}
        head={
          <PanelHead name={donorOf(gift)}>
            <Text tone="muted" numeric>
              {money(gift.totalMinor)}
            </Text>
          </PanelHead>
        }
        rowId={gift.id}
        step={step}
        noun="gift"
        isAsking={isGivingBack}
        acts={
          left > 0 && (
            <div className={acts}>
              <Button
                variant="outline"
                icon={<Undo2 />}
                fullWidth
                onClick={() => setGivingBack(true)}
              >
                Give money back
              </Button>
            </div>
          )
        }
        onClose={onClose}
      >
        <DescriptionList
          items={[
            ...(gift.needsAttention ? [{ term: "To look at", detail: gift.needsAttention }] : []),
            { term: "Given", detail: mailMoment(gift.createdAt, zone, locale) },
            { term: "How", detail: methods[gift.method] },
            ...(repeats ? [{ term: "Repeats", detail: repeats }] : []),
            { term: "Campaign", detail: <bdi>{gift.campaignName}</bdi> },
            { term: "Receipt", detail: gift.code },
            {
              term: "E-mail",
              detail: gift.donorEmail ? <MailLink address={gift.donorEmail} /> : "None given",
            },
            { term: "On the wall", detail: gift.isAnonymous ? "Anonymous" : "By name" },
            ...(gift.dedication ? [{ term: "Dedication", detail: gift.dedication }] : []),
            ...(gift.refundedMinor > 0
              ? [{ term: "Gone back", detail: money(gift.refundedMinor) }]
              : []),
          ]}
        />
      </ListPanel>
      {isGivingBack && (
        <RefundDialog gift={gift} mostMinor={left} onClose={() => setGivingBack(false)} />
      )}
    </>
  );
}
