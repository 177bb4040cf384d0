import { checkBankDraft } from "@jubilee/core/money/bank-accounts.rules";
import type { BankDraft } from "@jubilee/core/money/bank-accounts.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { keys } from "../data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBankAccountsApi } from "@jubilee/core/money/bank-accounts.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

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
  const form = useDraft(blank, {
    write: useWrite(keys.bank, "Ticket Management"),
    check: checkBankDraft,
  });
  return (
    <FormDialog
      title={replaces ? "Another bank account" : "Your bank account"}
      description={
        replaces
          ? "It takes the place of the one you have. Type all of it."
          : "As your bank writes it."
      }
      submitLabel="Save the account"
      {...form.dialog((draft) => bank.save(accountId, draft), {
        done: "The bank account is saved",
        onClose,
      })}
    >
      <TextField
        label="Account holder"
        {...form.field("holder")}
        autoComplete="off"
        maxLength={70}
        dir="auto"
        required
      />
      <TextField
        label="IBAN or account number"
        {...form.field("number")}
        autoComplete="off"
        maxLength={50}
        required
      />
      <TextField
        label="BIC, sort code or routing number"
        help="Needed with an account number; an IBAN says its bank itself."
        {...form.field("bankCode")}
        autoComplete="off"
        maxLength={30}
      />
      <TextField
        label="Bank"
        optional
        {...form.field("bankName")}
        autoComplete="off"
        maxLength={70}
        dir="auto"
      />
    </FormDialog>
  );
}
