import { valueOf } from "@jubilee/core/base/result.rules";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useQuery } from "@tanstack/react-query";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { accountKeys, useAccountApis } from "../settings/account.data.ts";
import { sheet } from "../../../page-kit/Bill.css.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";

/** One invoice as a sheet to print or to keep as PDF. */
export default function InvoicePage() {
  const { number } = useRouteParams("account.invoice");
  const { billing } = useAccountApis();
  const { data, error, refetch } = useQuery({
    queryKey: accountKeys.invoice(number),
    queryFn: () => valueOf(billing.getInvoice(number)),
  });
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
