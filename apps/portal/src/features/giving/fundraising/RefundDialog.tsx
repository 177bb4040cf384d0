import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Dialog } from "@jubilee/ui/dialog";
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

/** One gift, and giving it or a part of it back. */
export function RefundDialog(props: RefundDialogProps) {
  const { gift, mostMinor, onClose } = props;
  if (mostMinor > 0) return <GiveBackDialog {...props} />;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={`Gift ${gift.code}`}>
      <GiftFacts gift={gift} />
    </Dialog>
  );
}

function GiveBackDialog({ gift, mostMinor, onClose }: RefundDialogProps) {
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
      title={`Gift ${gift.code}`}
      submitLabel="Give back"
      cancelLabel="Close"
      destructive
      {...form.dialog(({ amountMinor, reason }) => api.refund(gift.id, amountMinor, reason), {
        done: "The money is on its way back",
        onClose,
      })}
    >
      <GiftFacts gift={gift} />
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

function GiftFacts({ gift }: Pick<RefundDialogProps, "gift">) {
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, gift.currency, locale);
  const facts = [
    { term: "Gift", detail: money(gift.totalMinor) },
    { term: "E-mail", detail: gift.donorEmail ?? "None given" },
    { term: "On the wall", detail: gift.isAnonymous ? "Anonymous" : "By name" },
    ...(gift.dedication ? [{ term: "Dedication", detail: gift.dedication }] : []),
    ...(gift.refundedMinor > 0 ? [{ term: "Gone back", detail: money(gift.refundedMinor) }] : []),
    ...(gift.needsAttention ? [{ term: "To look at", detail: gift.needsAttention }] : []),
  ];
  return <DescriptionList items={facts} />;
}
