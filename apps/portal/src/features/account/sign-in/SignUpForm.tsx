import { passwordProblem } from "@jubilee/core/account/auth.rules";
import { addressProblem, isEmailAddress } from "@jubilee/core/base/email-address.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { PasswordField } from "@jubilee/ui/password-field";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { href } from "../../../app/routing/href.ts";
import { form, pair, planSpace } from "./AccountPage.css.ts";
import { fieldText } from "./forms.rules.ts";
import { useSignUp } from "./useSignUp.ts";
import { useWrongField } from "./useWrongField.ts";

const PlanFields = lazy(async () => {
  const { PlanFields } = await import("./PlanFields.tsx");
  return { default: PlanFields };
});

interface SignUpFormProps {
  initialPlan: PlanType;
  /** Asks for an address and a password alone; the plan is free. */
  simple?: boolean;
}

/** Names, address, password, plan and the affiliate flag. */
export function SignUpForm({ initialPlan, simple = false }: SignUpFormProps) {
  const { signUp, isBusy, failure } = useSignUp();
  const [plan, setPlan] = useState(initialPlan);
  const [problem, setProblem] = useState<string | null>(null);
  const [emailProblem, setEmailProblem] = useState<string>();
  const { form: formRef, focusWrong } = useWrongField(failure);
  const weak = failure?.code === "weak_password" ? failure.message : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = fieldText(data, "password");
    const found = passwordProblem(password);
    const isWhole = isEmailAddress(fieldText(data, "email"));
    flushSync(() => {
      setEmailProblem(isWhole ? undefined : addressProblem);
      setProblem(found);
    });
    if (found || !isWhole) return focusWrong();
    signUp({
      email: fieldText(data, "email"),
      password,
      firstName: fieldText(data, "firstName"),
      lastName: fieldText(data, "lastName"),
      planType: plan,
      wantsAffiliate: data.has("wantsAffiliate"),
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  };
  return (
    <form ref={formRef} className={form} onSubmit={submit}>
      {!simple && (
        <div className={pair}>
          <TextField label="First name" name="firstName" autoComplete="given-name" required />
          <TextField label="Last name" name="lastName" autoComplete="family-name" required />
        </div>
      )}
      <TextField
        label="E-mail"
        name="email"
        error={emailProblem}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        help="At least 8 characters."
        error={problem ?? weak}
        required
      />
      {!simple && (
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
