import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextField } from "@jubilee/ui/text-field";
import { useState, type FormEvent } from "react";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { fields, stack } from "./AccountSettings.css.ts";

/** A new address: the old one and the new one each confirm it by a link. */
export function EmailSetting() {
  const { email } = useUser();
  const { run, isBusy, failure } = useAccountCall();
  const [wanted, setWanted] = useState<string | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = fieldText(new FormData(form), "email").trim();
    const returnTo = `${location.origin}${href("auth.callback")}?next=${href("account.settings")}`;
    run(
      (api) => api.changeEmail(address, returnTo),
      () => {
        setWanted(address);
        form.reset();
      },
    );
  };
  return (
    <Card title="E-mail address">
      <form className={stack} onSubmit={submit}>
        <div className={fields}>
          <TextField
            label="New e-mail address"
            name="email"
            type="email"
            autoComplete="email"
            help={email ? `Now it is ${email}.` : undefined}
            error={failure?.message}
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
