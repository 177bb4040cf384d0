import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { TextField } from "@jubilee/ui/text-field";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { aside, form } from "./AccountPage.css.ts";
import { fieldText } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";

/** Sends a link to choose a new password. The answer is the same whether or not an account exists. */
export default function ForgotPasswordPage() {
  const { run, isBusy } = useAccountCall();
  const [, navigate] = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = fieldText(new FormData(event.currentTarget), "email");
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
      <form className={form} onSubmit={submit}>
        <TextField
          label="E-mail"
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          required
        />
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
