import type { AuthApi, AuthFailure, AuthResult } from "@jubilee/core/account/auth.types";
import type { Result } from "@jubilee/core/base/result.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { PasswordField } from "@jubilee/ui/password-field";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useId, type FormEvent, type ReactNode } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useReadValue } from "../../../page-kit/data/useRead.ts";
import { Refusal } from "../../../page-kit/help/Refusal.tsx";
import { stack } from "./AccountSettings.css.ts";
import { keys } from "./keys.ts";
import { needed } from "../sign-in/fields.rules.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { useFields } from "../sign-in/useFields.ts";

interface ProvenDialogProps<Value> {
  title: string;
  description: string;
  confirmLabel: string;
  keepLabel: string;
  isDestructive?: boolean;
  /** Signed in a moment ago: no password is asked for. */
  isProven: boolean;
  /** What is said before the proof. */
  children?: ReactNode;
  onClose: () => void;
  /** Whether what stands in `children` can be sent; it says itself what is wrong. */
  check?: () => boolean;
  act: () => Promise<Result<Value>>;
  onDone: (value: Value) => void;
}

/** Asks once more, and for the password or the second factor where the sign-in is not fresh. */
export function ProvenDialog<Value>({
  title,
  description,
  confirmLabel,
  keepLabel,
  isDestructive = false,
  isProven,
  children,
  onClose,
  check,
  act,
  onDone,
}: ProvenDialogProps<Value>) {
  const { email } = useUser();
  const { auth } = usePortal();
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
    const proven = await (hasFactor ? api.verifyFactor(proof) : api.signIn(email ?? "", proof));
    return proven.ok ? proven : { ok: false, error: unproven(proven.error) };
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read(isProven ? {} : { proof: needed(proofWords) });
    if (!(check?.() ?? true) || !data) return;
    const proof = fieldText(data, "proof");
    run(async (api) => {
      const proven = await prove(api, proof);
      if (!proven.ok) return proven;
      const done = await act();
      if (done.ok) return done;
      const { code, message } = done.error;
      return { ok: false, error: { code, message, reasons: [] } };
    }, onDone);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? "destructive" : "default"}
            loading={isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={stack} onSubmit={submit}>
        {children}
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

/** Here nobody gave an address: it is the password or the code alone that was wrong. */
function unproven(failure: AuthFailure): AuthFailure {
  if (failure.code === "invalid_credentials")
    return { ...failure, message: "That is not your password" };
  if (failure.code === "mfa_verification_failed")
    return { ...failure, message: "That is not the code that the app shows now" };
  return failure;
}
