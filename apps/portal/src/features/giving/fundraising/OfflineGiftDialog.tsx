import type { Campaign, OfflineGift } from "@jubilee/core/giving/fundraising.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { MoneyField } from "@jubilee/ui/money-field";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import type { CallFailure } from "@jubilee/core/base/result.types";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useFundraisingWrite } from "./useFundraising.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";

const methods: { value: OfflineGift["method"]; label: string }[] = [
  { value: "cash", label: "Cash" },
  { value: "bank_transfer", label: "Bank transfer" },
  { value: "cheque", label: "Cheque" },
  { value: "card_terminal", label: "Card terminal" },
];

interface OfflineGiftDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** A gift that came by hand. */
export function OfflineGiftDialog({ campaign, onClose }: OfflineGiftDialogProps) {
  const api = useApi(createFundraisingApi);
  const locale = useLocale();
  const { isBusy, run } = useFundraisingWrite();
  const [wrong, setWrong] = useState<CallFailure | null>(null);
  const [first] = useState<Omit<OfflineGift, "amountMinor">>(() => ({
    method: "cash",
    donorName: "",
    donorEmail: "",
    onWall: false,
    note: "",
    idempotencyKey: crypto.randomUUID(),
  }));
  const [gift, setGift] = useState(first);
  const [amountMinor, setAmount] = useState<number | null>(null);
  const change = (changed: Partial<OfflineGift>) => {
    setWrong(null);
    setGift({ ...gift, ...changed });
  };
  const errorOf = (field: string) => (wrong?.field === field ? { error: wrong.message } : {});
  const save = async () => {
    const place = (failure: CallFailure) => {
      setWrong(failure);
      return failure.field !== null;
    };
    const saved = await run(
      () => api.recordGift(campaign.id, { ...gift, amountMinor: amountMinor ?? 0 }),
      place,
    );
    if (saved) onClose();
  };
  return (
    <FormDialog
      title="A gift by hand"
      description="With an e-mail address the donor gets a receipt."
      submitLabel="Save gift"
      busy={isBusy}
      unsaved={gift !== first || amountMinor !== null}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <MoneyField
          label="Amount"
          valueMinor={amountMinor}
          onValueChange={(amount) => {
            setWrong(null);
            setAmount(amount);
          }}
          currency={campaign.currency}
          locale={locale}
          {...errorOf("amountMinor")}
        />
        <Select
          label="How it was given"
          options={methods}
          value={gift.method}
          onValueChange={(value) =>
            change({ method: methods.find((one) => one.value === value)?.value ?? "cash" })
          }
        />
        <TextField
          label="Name"
          optional
          value={gift.donorName}
          maxLength={120}
          onValueChange={(donorName) => change({ donorName })}
          {...errorOf("donorName")}
        />
        <TextField
          label="E-mail"
          type="email"
          optional
          value={gift.donorEmail}
          onValueChange={(donorEmail) => change({ donorEmail })}
          {...errorOf("donorEmail")}
        />
        <Checkbox
          label="The name may stand on the wall"
          checked={gift.onWall}
          onCheckedChange={(onWall) => change({ onWall })}
        />
      </Stack>
    </FormDialog>
  );
}
