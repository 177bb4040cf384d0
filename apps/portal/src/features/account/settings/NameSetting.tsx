import { namesOf } from "@jubilee/core/account/auth.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { TextField } from "@jubilee/ui/text-field";
import { accountToast } from "@jubilee/ui/toast";
import type { FormEvent } from "react";
import { useUser } from "../../../app/session/useUser.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { fields, stack } from "./AccountSettings.css.ts";

/** First and last name; together they are the name that others see. */
export function NameSetting() {
  const { firstName, lastName } = namesOf(useUser());
  const { run, isBusy } = useAccountCall();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    run(
      (api) => api.updateNames(fieldText(data, "firstName"), fieldText(data, "lastName")),
      () => void accountToast.success("Name saved"),
    );
  };
  return (
    <Card title="Name">
      <form className={stack} onSubmit={submit}>
        <div className={fields}>
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            defaultValue={firstName}
            required
          />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            defaultValue={lastName}
            required
          />
        </div>
        <Button type="submit" variant="secondary" loading={isBusy}>
          Save the name
        </Button>
      </form>
    </Card>
  );
}
