import type { DeletionState } from "@jubilee/core/account/account.types";
import type { AuthApi, AuthResult } from "@jubilee/core/account/auth.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { PasswordField } from "@jubilee/ui/password-field";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useId, type FormEvent } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { needed } from "../sign-in/fields.rules.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useFields } from "../sign-in/useFields.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { stack } from "./AccountSettings.css.ts";
import { keys } from "./keys.ts";
import { Refusal } from "../../../page-kit/help/Refusal.tsx";
import { useReadValue } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAccountApi } from "@jubilee/core/account/account.api";

interface DeletionDialogProps {
  /** Signed in a moment ago: no password is asked for. */
  isProven: boolean;
  day: string;
  onClose: () => void;
  onRequested: (state: DeletionState) => void;
}

/** Asks once more, and for the password or the second factor where the sign-in is not fresh. */
export function DeletionDialog({ isProven, day, onClose, onRequested }: DeletionDialogProps) {
  const { email } = useUser();
  const { auth } = usePortal();
  const account = useApi(createAccountApi);
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form } = useFields(failure);
  const formId = useId();
  const { data: hasFactor = false } = useReadValue([...keys.factors, "any"], async () => {
    const factors = await (await auth.api()).listFactors();
    return factors.ok && factors.value.length > 0;
  });

  const proofWords = hasFactor ? "Type the code that the app shows." : "Enter your password.";
  const prove = async (api: AuthApi, proof: string): Promise<AuthResult<unknown>> => {
    if (isProven) return { ok: true, value: null };
    return hasFactor ? api.verifyFactor(proof) : api.signIn(email ?? "", proof);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read(isProven ? {} : { proof: needed(proofWords) });
    if (!data) return;
    const proof = fieldText(data, "proof");
    run(async (api) => {
      const proven = await prove(api, proof);
      if (!proven.ok) return proven;
      const asked = await account.requestDeletion();
      if (asked.ok) return asked;
      const { code, message } = asked.error;
      return { ok: false, error: { code, message, reasons: [] } };
    }, onRequested);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title="Delete your account?"
      description={`It is deleted on ${day}, with your events, guests and pictures. You can take it back until then.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="destructive" loading={isBusy}>
            Delete my account
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={stack} onSubmit={submit}>
        {isProven && <Text tone="muted">You signed in a moment ago, so we know it is you.</Text>}
        {!isProven && hasFactor && (
          <TextField
            label="Code from your authenticator app"
            name="proof"
            error={problems["proof"]}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
        {!isProven && !hasFactor && (
          <PasswordField
            label="Your password"
            name="proof"
            error={problems["proof"]}
            autoComplete="current-password"
            required
          />
        )}
        {failure && <Refusal failure={failure} />}
      </form>
    </Dialog>
  );
}
