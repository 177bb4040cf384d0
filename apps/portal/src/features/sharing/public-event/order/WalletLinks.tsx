import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { Wallet } from "lucide-react";
import { embedAddress } from "../../../../page-kit/embed/embed.ts";

interface WalletLinksProps {
  /** `order/…` or `ticket/…`: what the link opens. */
  path: string;
  ticketId: string;
  isValid: boolean;
  wallets: NonNullable<OrderView["wallets"]>;
}

/** Puts a ticket into the phone's wallet; one that was put there is made void in the same way. */
export function WalletLinks({ path, ticketId, isValid, wallets }: WalletLinksProps) {
  const query = `?ticket=${encodeURIComponent(ticketId)}`;
  return (
    <>
      {wallets.includes("apple") && (
        <LinkButton
          size="sm"
          variant="ghost"
          icon={<Wallet />}
          href={embedAddress(`${path}/pass.pkpass${query}`)}
        >
          {isValid ? "Add to Apple Wallet" : "Update Apple Wallet"}
        </LinkButton>
      )}
      {wallets.includes("google") && isValid && (
        <LinkButton
          size="sm"
          variant="ghost"
          icon={<Wallet />}
          href={embedAddress(`${path}/google-wallet${query}`)}
        >
          Save to Google Wallet
        </LinkButton>
      )}
    </>
  );
}
