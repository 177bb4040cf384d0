import { InlineMessage } from "@jubilee/ui/inline-message";
import { usePortal } from "../app/portal/usePortal.ts";

interface NoPaymentsProps {
  /** What cannot be had for that reason, and what can, in a sentence. */
  children: string;
}

/** Said where money would be asked for, on a site whose operator has set payments off. */
export function NoPayments({ children }: NoPaymentsProps) {
  const { takesPayments, productName } = usePortal().config;
  if (takesPayments) return null;
  return (
    <InlineMessage tone="warning">
      This {productName} takes no payments. {children}
    </InlineMessage>
  );
}
