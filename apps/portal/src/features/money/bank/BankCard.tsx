import { bankLines } from "@jubilee/core/money/bank-accounts.rules";
import type { BankAccount, BankDetails } from "@jubilee/core/money/bank-accounts.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { keys } from "../data/keys.ts";
import { BankDialog } from "./BankDialog.tsx";
import { BankUse } from "./BankUse.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBankAccountsApi } from "@jubilee/core/money/bank-accounts.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface BankCardProps {
  account: BankAccount;
  /** Whoever works in several accounts sees whose this is. */
  isOneOfMany: boolean;
}

/** One bank account: masked until its owner asks, changed as a whole. */
export function BankCard({ account, isOneOfMany }: BankCardProps) {
  const bank = useApi(createBankAccountsApi);
  const { isBusy, run } = useWrite(keys.bank, "Ticket Management");
  const [whole, setWhole] = useState<BankDetails | null>(null);
  const [asks, setAsks] = useState<"change" | "remove" | null>(null);
  const { accountId, details, isOwner } = account;
  const title = isOneOfMany ? account.accountName : "Account for transfers";

  const unmask = async () => setWhole(await run(() => bank.unmask(accountId)));
  const remove = async () => {
    if (!(await run(() => bank.remove(accountId)))) return;
    setAsks(null);
    setWhole(null);
    toast.success("The bank account is removed");
  };
  return (
    <Card title={title}>
      {details === null ? (
        <EmptyState
          drawing="coins"
          title="No bank account yet"
          action={<Button onClick={() => setAsks("change")}>Enter the account</Button>}
        >
          Buyers who pay later need to know where to send the money. Nobody sees the whole number
          but you and whoever has ordered.
        </EmptyState>
      ) : (
        <Stack gap="5">
          <DescriptionList
            look="lines"
            items={bankLines(whole ?? details).map(({ label, value }) => ({
              term: label,
              detail: <bdi>{value}</bdi>,
            }))}
          />
          {isOwner ? (
            <Inline>
              {whole ? (
                <Button variant="outline" icon={<EyeOff />} onClick={() => setWhole(null)}>
                  Hide again
                </Button>
              ) : (
                <Button
                  variant="outline"
                  icon={<Eye />}
                  loading={isBusy}
                  onClick={() => void unmask()}
                >
                  Show whole
                </Button>
              )}
              <Button variant="outline" icon={<Pencil />} onClick={() => setAsks("change")}>
                Change
              </Button>
              <Button variant="outline" icon={<Trash2 />} onClick={() => setAsks("remove")}>
                Remove
              </Button>
            </Inline>
          ) : (
            <Text tone="muted">Only the owner of the account sees it whole or changes it.</Text>
          )}
          {isOwner && (
            <Text tone="muted" size={14}>
              Each time it is shown whole or changed stands in the audit log.
            </Text>
          )}
          <BankUse events={account.events} />
        </Stack>
      )}
      {asks === "change" && (
        <BankDialog
          accountId={accountId}
          replaces={details !== null}
          onClose={() => {
            setAsks(null);
            setWhole(null);
          }}
        />
      )}
      <AlertDialog
        open={asks === "remove"}
        onOpenChange={(open) => setAsks(open ? "remove" : null)}
        title="Remove the bank account?"
        description="Buyers who have not paid yet no longer see where to send the money. Invoices that were issued keep it."
        confirmLabel="Remove it"
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </Card>
  );
}
