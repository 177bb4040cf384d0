import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextField } from "@jubilee/ui/text-field";
import { useState, type FormEvent } from "react";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { wholeAddress } from "../sign-in/fields.rules.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { useFields } from "../sign-in/useFields.ts";
import { fields, stack } from "./AccountSettings.css.ts";

/** A new address: the old one and the new one each confirm it by a link. */
export function EmailSetting() {
  const { email } = useUser();
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form } = useFields(failure);
  const [wanted, setWanted] = useState<string | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const data = read({ email: wholeAddress });
    if (!data) return;
    const address = fieldText(data, "email").trim();
    const returnTo = `${location.origin}${href("auth.callback")}?next=${href("account.settings")}`;
    run(
      (api) => api.changeEmail(address, returnTo),
      () => {
        setWanted(address);
        sent.reset();
      },
    );
  };
  return (
    <Card title="E-mail address">
      <form {...form} className={stack} onSubmit={submit}>
        <div className={fields}>
          <TextField
            label="New e-mail address"
            name="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="email"
            help={email ? `Now it is ${email}.` : undefined}
            error={problems["email"] ?? failure?.message}
            required
          />
        </div>
        {wanted && (
          <InlineMessage tone="success">
            Nothing has changed yet. Open the link in the mail to {wanted}
            {email ? ` and the one in the mail to ${email}` : ""}; then {wanted} is your address.
          </InlineMessage>
        )}
        <Button type="submit" variant="secondary" loading={isBusy}>
          Change the address
        </Button>
      </form>
    </Card>
  );
}
