import { billFileName } from "@jubilee/core/money/bills.rules";
import type { Bill } from "@jubilee/core/money/bills.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { FileDown, Printer } from "lucide-react";
import { useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { BillSheet } from "../../../event-kit/bill/BillSheet.tsx";
import { sheet, tools } from "../../../page-kit/Bill.css.ts";
import { saveFile } from "../../../page-kit/saveFile.ts";
import { keys } from "../data/keys.ts";
import { orderPlace } from "../../../event-kit/orderPlace.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
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
  const bills = useApi(createBillsApi);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const file = await bills.pdf(bill.id);
    setSaving(false);
    if (file.ok) saveFile(file.value, billFileName(bill));
    else tellRefusal(file.error);
  };
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
        <Button
          variant="outline"
          icon={<FileDown />}
          loading={isSaving}
          onClick={() => void save()}
        >
          Save as PDF
        </Button>
        <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </Inline>
    </div>
  );
}
