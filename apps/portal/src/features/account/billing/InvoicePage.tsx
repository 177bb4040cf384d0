import { SkeletonRows } from "@jubilee/ui/skeleton";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { keys } from "../settings/keys.ts";
import { sheet } from "../../../page-kit/Bill.css.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillingApi } from "@jubilee/core/account/billing.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

/** One invoice as a sheet to print or to keep as PDF. */
export default function InvoicePage() {
  const { number } = useRouteParams("account.invoice");
  const billing = useApi(createBillingApi);
  const invoiceRead = useRead(keys.invoice(number), () => billing.getInvoice(number));
  return (
    <div className={sheet}>
      {!invoiceRead.data && (
        <VisuallyHidden>
          <h1>Invoice {number}</h1>
        </VisuallyHidden>
      )}
      <Loaded of={invoiceRead} what="The invoice" skeleton={<SkeletonRows count={8} />}>
        {(data) => <InvoiceSheet invoice={data} />}
      </Loaded>
    </div>
  );
}
