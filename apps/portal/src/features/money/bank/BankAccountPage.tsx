import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { BankCard } from "./BankCard.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBankAccountsApi } from "@jubilee/core/money/bank-accounts.api";

/** Where buyers who pay later send their money: one bank account for all events of an account. */
export default function BankAccountPage() {
  const bank = useApi(createBankAccountsApi);
  const { data, error, refetch } = useRead(keys.bank, () => bank.list());
  // A helper's own account comes first; it is of no interest while it is empty and others are not.
  const shown = data?.filter(({ isOwner, details }) => details !== null || isOwner);
  return (
    <PageFrame width="text">
      <PageHeader
        title="Bank account"
        lead="Where buyers who pay later send their money. You enter it once; events that use it, their mails and invoices name it."
        actions={
          <LinkButton variant="outline" href={href("money.payments")}>
            All payments
          </LinkButton>
        }
      />
      {error && <LoadFailed what="The bank account" error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonRows count={4} />}
      <Stack gap="6">
        {shown?.map((account) => (
          <BankCard key={account.accountId} account={account} isOneOfMany={shown.length > 1} />
        ))}
      </Stack>
    </PageFrame>
  );
}
