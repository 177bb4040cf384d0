import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AddressField } from "./AddressField.tsx";
import { aside, form } from "./AccountPage.css.ts";
import { wholeAddress } from "./fields.rules.ts";
import { fieldText } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useFields } from "./useFields.ts";

/** Sends a link to choose a new password. The answer is the same whether or not an account exists. */
export default function ForgotPasswordPage() {
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form: ofForm } = useFields(failure);
  const [, navigate] = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read({ email: wholeAddress });
    if (!data) return;
    const email = fieldText(data, "email");
    run(
      (api) => api.sendRecovery(email, `${location.origin}${href("password.update")}`),
      () => navigate(href("auth.checkEmail"), { state: { email: email.trim(), kind: "recovery" } }),
    );
  };
  return (
    <AccountFrame
      title="Forgotten password"
      lead="Tell us your address, and we send you a link to choose a new one."
    >
      <form {...ofForm} className={form} onSubmit={submit}>
        <AddressField error={problems["email"]} />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          Send the link
        </Button>
      </form>
      <p className={aside}>
        <Link href={href("login")}>Back to sign in</Link>
      </p>
    </AccountFrame>
  );
}
