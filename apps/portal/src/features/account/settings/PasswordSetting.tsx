import { passwordProblem } from "@jubilee/core/account/auth.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { PasswordField } from "@jubilee/ui/password-field";
import { TextField } from "@jubilee/ui/text-field";
import { accountToast } from "@jubilee/ui/toast";
import { useState, type FormEvent } from "react";
import { needed } from "../sign-in/fields.rules.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { useFields } from "../sign-in/useFields.ts";
import { fields, stack } from "./AccountSettings.css.ts";

/** A new password; a session older than a day first proves itself by a mailed code. */
export function PasswordSetting() {
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form } = useFields(failure);
  const [asksCode, setAsksCode] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const data = read({
      password: passwordProblem,
      ...(asksCode ? { nonce: needed("Type the code from the mail.") } : {}),
    });
    if (!data) return;
    const password = fieldText(data, "password");
    const nonce = fieldText(data, "nonce").trim();
    run(
      async (api) => {
        const changed = await api.updatePassword(password, nonce || undefined);
        if (changed.ok || changed.error.code !== "reauthentication_needed" || asksCode)
          return changed.ok ? { ok: true, value: true } : changed;
        const sent = await api.sendReauthenticationCode();
        return sent.ok ? { ok: true, value: false } : sent;
      },
      (isChanged) => {
        setAsksCode(!isChanged);
        if (!isChanged) return;
        sent.reset();
        accountToast.success("Password changed", {
          description: "Your other devices are signed out.",
        });
      },
    );
  };
  return (
    <Card title="Password">
      <form {...form} className={stack} onSubmit={submit}>
        <div className={fields}>
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            help={problems["password"] ? undefined : "At least 8 characters."}
            error={problems["password"] ?? failure?.message}
            required
          />
          {asksCode && (
            <>
              <InlineMessage tone="info">
                You signed in more than a day ago, so we mailed you a code.
              </InlineMessage>
              <TextField
                label="Code from the mail"
                name="nonce"
                error={problems["nonce"]}
                inputMode="numeric"
                autoComplete="one-time-code"
                required
              />
            </>
          )}
        </div>
        <Button type="submit" variant="secondary" loading={isBusy}>
          Change the password
        </Button>
      </form>
    </Card>
  );
}
