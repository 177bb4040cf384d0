import type { Bill } from "@jubilee/core/money/bills.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Printer } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { BillSheet } from "../../../event-kit/bill/BillSheet.tsx";
import { sheet, tools } from "../../../page-kit/Bill.css.ts";
import { SaveBill } from "./SaveBill.tsx";
import { keys } from "../data/keys.ts";
import { orderPlace } from "../../../event-kit/orderPlace.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillsApi } from "@jubilee/core/money/bills.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

/** One invoice or credit note as its buyer sees it. */
export default function BillDetailPage() {
  const { billId } = useRouteParams("money.bill");
  const bills = useApi(createBillsApi);
  const invoice = useRead(keys.bill(billId), () => bills.get(billId));
  return (
    <div className={sheet}>
      {!invoice.data && (
        <VisuallyHidden>
          <h1>Invoice</h1>
        </VisuallyHidden>
      )}
      <Loaded of={invoice} what="The invoice" skeleton={<SkeletonRows count={8} />}>
        {(data) => (
          <>
            <BillTools bill={data} />
            <BillSheet bill={data} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function BillTools({ bill }: { bill: Bill }) {
  return (
    <div className={tools}>
      <Inline>
        <LinkButton href={href("money.bills")} variant="ghost">
          All invoices
        </LinkButton>
        <LinkButton href={orderPlace(bill.eventId, bill.orderId)} variant="ghost">
          The order
        </LinkButton>
      </Inline>
      <Inline>
        <SaveBill bill={bill} />
        <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </Inline>
    </div>
  );
}
