import { SkeletonRows } from "@jubilee/ui/skeleton";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { keys } from "../settings/keys.ts";
import { sheet } from "../../../page-kit/Bill.css.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillingApi } from "@jubilee/core/account/billing.api";

/** One invoice as a sheet to print or to keep as PDF. */
export default function InvoicePage() {
  const { number } = useRouteParams("account.invoice");
  const billing = useApi(createBillingApi);
  const { data, error, refetch } = useRead(keys.invoice(number), () => billing.getInvoice(number));
  return (
    <div className={sheet}>
      {!data && (
        <VisuallyHidden>
          <h1>Invoice {number}</h1>
        </VisuallyHidden>
      )}
      {error && <LoadFailed what="The invoice" error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonRows count={8} />}
      {data && <InvoiceSheet invoice={data} />}
    </div>
  );
}
