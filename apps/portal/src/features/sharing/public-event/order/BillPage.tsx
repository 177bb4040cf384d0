import type { Bill } from "@jubilee/core/money/bills.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { FileDown, Printer } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { BillSheet } from "../../../../event-kit/bill/BillSheet.tsx";
import { CopyLater } from "../../../../page-kit/CopyLater.tsx";
import { sheet, tools } from "../../../../page-kit/Bill.css.ts";
import { embedAddress } from "../../../../page-kit/embed/embed.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";

/** An invoice or credit note of an order, by the order's link: to read, print or keep. */
export default function BillPage() {
  const { orderToken, number } = useRouteParams("publicEvent.bill");
  const token = encodeURIComponent(orderToken);
  const asked = `?number=${encodeURIComponent(number)}`;
  const bill = useEmbed<Bill>(`order/${token}/bill${asked}`);
  if (bill.status === "failed") return <ClosedLink error={bill.error} onRetry={bill.reload} />;
  return (
    <div className={sheet}>
      <div className={tools}>
        <LinkButton
          href={`${href("publicEvent.ticketConfirmation")}?order=${token}`}
          variant="ghost"
        >
          To the order
        </LinkButton>
        <Inline>
          <CopyLater value={number} label="Copy the number" />
          <LinkButton
            variant="outline"
            href={embedAddress(`order/${token}/bill.pdf${asked}`)}
            download
            icon={<FileDown />}
          >
            Save as PDF
          </LinkButton>
          <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </Inline>
      </div>
      {bill.status === "loading" ? <SkeletonRows count={8} /> : <BillSheet bill={bill.value} />}
    </div>
  );
}
