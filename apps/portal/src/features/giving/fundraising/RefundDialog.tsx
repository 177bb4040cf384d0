import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Button } from "@jubilee/ui/button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Dialog } from "@jubilee/ui/dialog";
import { MoneyField } from "@jubilee/ui/money-field";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useFundraisingWrite } from "./useFundraising.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";

interface RefundDialogProps {
  gift: GiftLine;
  mostMinor: number;
  onClose: () => void;
}

/** One gift, and giving it or a part of it back. */
export function RefundDialog({ gift, mostMinor, onClose }: RefundDialogProps) {
  const api = useApi(createFundraisingApi);
  const locale = useLocale();
  const { isBusy, run } = useFundraisingWrite();
  const [amountMinor, setAmount] = useState<number | null>(mostMinor);
  const [reason, setReason] = useState("");
  const money = (amount: number) => formatMoney(amount, gift.currency, locale);
  const isRight = amountMinor !== null && amountMinor > 0 && amountMinor <= mostMinor;
  const giveBack = async () => {
    if (!isRight) return;
    const done = await run(() => api.refund(gift.id, amountMinor, reason));
    if (!done) return;
    toast.success("The money is on its way back");
    onClose();
  };
  const facts = [
    { term: "Gift", detail: money(gift.totalMinor) },
    { term: "E-mail", detail: gift.donorEmail ?? "None given" },
    { term: "On the wall", detail: gift.isAnonymous ? "Anonymous" : "By name" },
    ...(gift.dedication ? [{ term: "Dedication", detail: gift.dedication }] : []),
    ...(gift.refundedMinor > 0 ? [{ term: "Gone back", detail: money(gift.refundedMinor) }] : []),
    ...(gift.needsAttention ? [{ term: "To look at", detail: gift.needsAttention }] : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Gift ${gift.code}`}
      footer={
        mostMinor > 0 && (
          <>
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
            <Button
              variant="destructive"
              loading={isBusy}
              disabled={!isRight}
              onClick={() => void giveBack()}
            >
              Give back
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        <DescriptionList items={facts} />
        {mostMinor > 0 && (
          <>
            <MoneyField
              label="Amount to give back"
              help={`At most ${money(mostMinor)}. The campaign’s bar falls with it.`}
              valueMinor={amountMinor}
              onValueChange={setAmount}
              currency={gift.currency}
              locale={locale}
            />
            <TextField
              label="Reason"
              optional
              value={reason}
              maxLength={500}
              onValueChange={setReason}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
