import { EmptyState } from "@jubilee/ui/empty-state";
import { useSearchParams } from "wouter";
import { alone } from "../../../../event-kit/guest-page/Invitation.css.ts";
import { GiftReceipt } from "./GiftReceipt.tsx";

/** Where a payment page comes back to. It confirms what the server confirms, and nothing else. */
export default function DonationSuccessPage() {
  const [query] = useSearchParams();
  const token = query.get("jubilee_gift");
  if (token) return <GiftReceipt token={token} payment={query.get("jubilee_payment")} />;
  return (
    <div className={alone}>
      <EmptyState drawing="lock" level={1} title="No gift is named in this address">
        Open the link in the receipt that came by e-mail.
      </EmptyState>
    </div>
  );
}
