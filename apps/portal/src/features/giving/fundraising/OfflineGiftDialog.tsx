import type { Campaign, OfflineGift } from "@jubilee/core/giving/fundraising.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { MoneyField } from "@jubilee/ui/money-field";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useFundraisingWrite } from "./useFundraising.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const methods: { value: OfflineGift["method"]; label: string }[] = [
  { value: "cash", label: "Cash" },
  { value: "bank_transfer", label: "Bank transfer" },
  { value: "cheque", label: "Cheque" },
  { value: "card_terminal", label: "Card terminal" },
];

type Draft = Omit<OfflineGift, "amountMinor"> & { amountMinor: number | null };

interface OfflineGiftDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** A gift that came by hand. */
export function OfflineGiftDialog({ campaign, onClose }: OfflineGiftDialogProps) {
  const api = useApi(createFundraisingApi);
  const locale = useLocale();
  const form = useDraft(
    (): Draft => ({
      amountMinor: null,
      method: "cash",
      donorName: "",
      donorEmail: "",
      onWall: false,
      note: "",
      idempotencyKey: crypto.randomUUID(),
    }),
    { write: useFundraisingWrite() },
  );
  const record = (gift: Draft) =>
    api.recordGift(campaign.id, { ...gift, amountMinor: gift.amountMinor ?? 0 });
  return (
    <FormDialog
      title="A gift by hand"
      description="With an e-mail address the donor gets a receipt."
      submitLabel="Save gift"
      {...form.dialog(record, { onClose })}
    >
      <Stack gap="4">
        <MoneyField
          label="Amount"
          valueMinor={form.draft.amountMinor}
          onValueChange={(amountMinor) => form.change({ amountMinor })}
          currency={campaign.currency}
          locale={locale}
          error={form.errors.amountMinor}
        />
        <Select label="How it was given" options={methods} {...form.field("method")} />
        <TextField label="Name" optional {...form.field("donorName")} maxLength={120} />
        <TextField label="E-mail" type="email" optional {...form.field("donorEmail")} />
        <Checkbox label="The name may stand on the wall" {...form.checked("onWall")} />
      </Stack>
    </FormDialog>
  );
}
