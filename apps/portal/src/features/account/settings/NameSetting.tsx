import { namesOf } from "@jubilee/core/account/auth.rules";
import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { accountToast } from "@jubilee/ui/toast";
import type { FormEvent } from "react";
import { useUser } from "../../../app/session/useUser.ts";
import { bothNames } from "../sign-in/fields.rules.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { useFields } from "../sign-in/useFields.ts";
import { pair, stack } from "./AccountSettings.css.ts";

/** First and last name; together they are the name that others see. */
export function NameSetting() {
  const { firstName, lastName } = namesOf(useUser());
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form } = useFields(failure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read(bothNames);
    if (!data) return;
    run(
      (api) => api.updateNames(fieldText(data, "firstName"), fieldText(data, "lastName")),
      () => void accountToast.success("Name saved"),
    );
  };
  return (
    <form {...form} className={stack} onSubmit={submit}>
      <div className={pair}>
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          defaultValue={firstName}
          error={problems["firstName"]}
          required
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          defaultValue={lastName}
          error={problems["lastName"]}
          required
        />
      </div>
      <Button type="submit" variant="secondary" loading={isBusy}>
        Save the name
      </Button>
    </form>
  );
}
