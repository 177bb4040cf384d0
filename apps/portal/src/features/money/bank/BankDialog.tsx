import { checkBankDraft } from "@jubilee/core/money/bank-accounts.rules";
import type { BankDraft } from "@jubilee/core/money/bank-accounts.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBankAccountsApi } from "@jubilee/core/money/bank-accounts.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface BankDialogProps {
  accountId: string;
  /** Another account takes the place of the one that is known. */
  replaces: boolean;
  onClose: () => void;
}

const blank: BankDraft = { holder: "", number: "", bankCode: "", bankName: "" };

/** The whole account is typed anew each time: what is known already is never sent here to be edited. */
export function BankDialog({ accountId, replaces, onClose }: BankDialogProps) {
  const bank = useApi(createBankAccountsApi);
  const { isBusy, run } = useWrite(keys.bank, "Ticket Management");
  const [draft, setDraft] = useState(blank);
  const [errors, setErrors] = useState<Partial<BankDraft>>({});
  const change = (part: Partial<BankDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setErrors({});
  };
  const save = async () => {
    const found = checkBankDraft(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const saved = await run(
      () => bank.save(accountId, draft),
      ({ field, message }) => {
        if (field === null || !(field in blank)) return false;
        setErrors({ [field]: message });
        return true;
      },
    );
    if (!saved) return;
    toast.success("The bank account is saved");
    onClose();
  };
  return (
    <FormDialog
      title={replaces ? "Another bank account" : "Your bank account"}
      description={
        replaces
          ? "It takes the place of the one you have. Type all of it."
          : "As your bank writes it."
      }
      submitLabel="Save the account"
      busy={isBusy}
      unsaved={Object.values(draft).some((text) => text !== "")}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Account holder"
        value={draft.holder}
        onValueChange={(holder) => change({ holder })}
        error={errors.holder}
        autoComplete="off"
        maxLength={70}
        dir="auto"
        required
      />
      <TextField
        label="IBAN or account number"
        value={draft.number}
        onValueChange={(number) => change({ number })}
        error={errors.number}
        autoComplete="off"
        maxLength={50}
        required
      />
      <TextField
        label="BIC, sort code or routing number"
        help="Needed with an account number; an IBAN says its bank itself."
        value={draft.bankCode}
        onValueChange={(bankCode) => change({ bankCode })}
        error={errors.bankCode}
        autoComplete="off"
        maxLength={30}
      />
      <TextField
        label="Bank"
        optional
        value={draft.bankName}
        onValueChange={(bankName) => change({ bankName })}
        error={errors.bankName}
        autoComplete="off"
        maxLength={70}
        dir="auto"
      />
    </FormDialog>
  );
}
