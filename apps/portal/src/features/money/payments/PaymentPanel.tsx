import { mailMoment } from "@jubilee/core/base/moments.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { paymentsCopy } from "@jubilee/core/money/payments.copy";
import { wayOf } from "@jubilee/core/money/payments.rules";
import type { PaymentLine } from "@jubilee/core/money/payments.types";
import { Badge } from "@jubilee/ui/badge";
import { CopyButton } from "@jubilee/ui/copy-button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { orderPlace } from "../../../event-kit/orderPlace.ts";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { PaymentChip } from "./PaymentChip.tsx";
import { nameOf } from "./paymentColumns.tsx";

export interface PaymentPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  line: PaymentLine;
}

/** Where a line is looked into: its order, or its campaign. */
function Origin({ line: { eventId, orderId, campaignId } }: { line: PaymentLine }) {
  if (campaignId) {
    return (
      <LinkButton variant="outline" fullWidth href={href("fundraising.campaign", { campaignId })}>
        Open the campaign
      </LinkButton>
    );
  }
  if (!eventId || !orderId) return null;
  return (
    <LinkButton variant="outline" fullWidth href={orderPlace(eventId, orderId)}>
      Open the order
    </LinkButton>
  );
}

/** One payment or refund of the list: whose, how much, by which way, and for what. */
export function PaymentPanel({ line, step, onClose }: PaymentPanelProps) {
  const locale = useLocale();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const sum = formatMoney(line.amountMinor, line.currency, locale);
  const amount = line.kind === "payment" ? sum : `−${sum}`;
  const name = nameOf(line);
  return (
    <ListPanel
      title={`${name}, ${amount}`}
      head={
        <PanelHead name={name}>
          <Inline gap="2">
            <PaymentChip line={line} />
            {line.isTest && <Badge tone="marigold">Test mode: no money moved</Badge>}
          </Inline>
        </PanelHead>
      }
      rowId={line.id}
      step={step}
      noun="entry"
      acts={<Origin line={line} />}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: paymentsCopy.kinds[line.kind], detail: amount },
          { term: "When", detail: mailMoment(line.at, zone, locale) },
          { term: "For", detail: <bdi>{line.about}</bdi> },
          {
            term: "Code",
            detail: (
              <Inline gap="2">
                {line.code}
                <CopyButton value={line.code} label="Copy code" size="sm" />
              </Inline>
            ),
          },
          ...(line.email ? [{ term: "E-mail", detail: line.email }] : []),
          { term: "Way", detail: wayOf(line) },
          ...(line.reason ? [{ term: "Reason", detail: <bdi>{line.reason}</bdi> }] : []),
        ]}
      />
    </ListPanel>
  );
}
