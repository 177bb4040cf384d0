import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { MoneyField } from "@jubilee/ui/money-field";
import { TextField } from "@jubilee/ui/text-field";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useFundraisingWrite } from "./useFundraising.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface RefundDialogProps {
  gift: GiftLine;
  mostMinor: number;
  onClose: () => void;
}

/** Gives a gift or a part of it back. */
export function RefundDialog({ gift, mostMinor, onClose }: RefundDialogProps) {
  const api = useApi(createFundraisingApi);
  const locale = useLocale();
  const most = formatMoney(mostMinor, gift.currency, locale);
  const form = useDraft(
    { amountMinor: mostMinor, reason: "" },
    {
      write: useFundraisingWrite(),
      check: ({ amountMinor }) =>
        amountMinor > 0 && amountMinor <= mostMinor
          ? {}
          : { amountMinor: `Write an amount up to ${most}` },
    },
  );
  return (
    <FormDialog
      title={`Give back gift ${gift.code}`}
      submitLabel="Give back"
      cancelLabel="Close"
      destructive
      {...form.dialog(({ amountMinor, reason }) => api.refund(gift.id, amountMinor, reason), {
        done: "The money is on its way back",
        onClose,
      })}
    >
      <MoneyField
        label="Amount to give back"
        help={`At most ${most}. The campaign’s bar falls with it.`}
        valueMinor={form.draft.amountMinor}
        onValueChange={(amount) => form.change({ amountMinor: amount ?? 0 })}
        error={form.errors.amountMinor}
        currency={gift.currency}
        locale={locale}
      />
      <TextField label="Reason" optional {...form.field("reason")} maxLength={500} />
    </FormDialog>
  );
}
