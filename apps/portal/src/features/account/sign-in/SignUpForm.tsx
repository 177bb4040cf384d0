import { passwordProblem } from "@jubilee/core/account/auth.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { PasswordField } from "@jubilee/ui/password-field";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { href } from "../../../app/routing/href.ts";
import { AddressField } from "./AddressField.tsx";
import { form, pair, planSpace } from "./AccountPage.css.ts";
import { bothNames, wholeAddress } from "./fields.rules.ts";
import { fieldText } from "./forms.rules.ts";
import { useFields } from "./useFields.ts";
import { useSignUp } from "./useSignUp.ts";

const PlanFields = lazy(async () => {
  const { PlanFields } = await import("./PlanFields.tsx");
  return { default: PlanFields };
});

interface SignUpFormProps {
  initialPlan: PlanType;
  /** Asks for an address and a password alone; the plan is free. */
  simple?: boolean;
  /** The address that was asked into a team, whose plan counts there. */
  invited?: string | undefined;
}

const checks = { email: wholeAddress, password: passwordProblem };

/** Names, address, password, plan and the affiliate flag. */
export function SignUpForm({ initialPlan, simple = false, invited }: SignUpFormProps) {
  const { signUp, isBusy, failure } = useSignUp();
  const [plan, setPlan] = useState(initialPlan);
  const { problems, read, form: ofForm } = useFields(failure);
  const weak = failure?.code === "weak_password" ? failure.message : null;
  const passwordError = problems["password"] ?? weak;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read(simple ? checks : { ...bothNames, ...checks });
    if (!data) return;
    signUp({
      email: fieldText(data, "email"),
      password: fieldText(data, "password"),
      firstName: fieldText(data, "firstName"),
      lastName: fieldText(data, "lastName"),
      planType: plan,
      wantsAffiliate: data.has("wantsAffiliate"),
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  };
  return (
    <form {...ofForm} className={form} onSubmit={submit}>
      {!simple && (
        <div className={pair}>
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            error={problems["firstName"]}
            required
          />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            error={problems["lastName"]}
            required
          />
        </div>
      )}
      <AddressField error={problems["email"]} known={invited} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        help={passwordError ? undefined : "At least 8 characters."}
        error={passwordError}
        required
      />
      {!simple && invited === undefined && (
        <Suspense fallback={<div className={planSpace} />}>
          <PlanFields plan={plan} onPlanChange={setPlan} />
        </Suspense>
      )}
      <Button type="submit" variant="primary-signup" size="lg" fullWidth loading={isBusy}>
        Create account
      </Button>
      <Text size={14} tone="muted">
        With an account you agree to the <Link href={href("terms")}>terms of service</Link> and the{" "}
        <Link href={href("privacy")}>privacy policy</Link>.
      </Text>
    </form>
  );
}
