import { passwordProblem } from "@jubilee/core/auth/rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { PasswordField } from "@jubilee/ui/password-field";
import { accountToast } from "@jubilee/ui/toast";
import { useState, type FormEvent } from "react";
import { fieldText } from "../forms.rules.ts";
import { useAccountCall } from "../useAccountCall.ts";
import { fields, stack } from "./AccountSettings.css.ts";

/** A new password for the signed-in person. */
export function PasswordSetting() {
  const { run, isBusy, failure } = useAccountCall();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = fieldText(new FormData(form), "password");
    const found = passwordProblem(password);
    setProblem(found);
    if (found) return;
    run(
      (api) => api.updatePassword(password),
      () => {
        form.reset();
        accountToast.success("Password changed", { description: "Use the new one from now on." });
      },
    );
  };
  return (
    <Card title="Password">
      <form className={stack} onSubmit={submit}>
        <div className={fields}>
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            help="At least 8 characters."
            error={problem ?? failure?.message}
            required
          />
        </div>
        <Button type="submit" variant="secondary" loading={isBusy}>
          Change the password
        </Button>
      </form>
    </Card>
  );
}
