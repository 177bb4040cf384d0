import { authCopy } from "@jubilee/core/account/auth.copy";
import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { accountToast } from "@jubilee/ui/toast";
import { KeyRound, Mail } from "lucide-react";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { form, or } from "./AccountPage.css.ts";
import { fieldText } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";

export interface MagicLinkFormProps {
  onPassword: () => void;
  /** The page is kept: the link opens in another tab and signs this one in too. */
  staysHere?: boolean;
}

/** Asks for a link that signs in once; it returns to /auth/magic-link. */
export function MagicLinkForm({ onPassword, staysHere = false }: MagicLinkFormProps) {
  const { run, isBusy } = useAccountCall();
  const [, navigate] = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = fieldText(new FormData(event.currentTarget), "email");
    run(
      (api) => api.sendMagicLink(email, `${location.origin}${href("auth.magicLink")}`),
      () => {
        const { title, description } = authCopy.magicLink;
        accountToast.success(title, { description });
        if (staysHere) return;
        navigate(href("auth.checkEmail"), { state: { email: email.trim(), kind: "magiclink" } });
      },
    );
  };
  return (
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
      <Button type="submit" size="lg" fullWidth icon={<Mail />} loading={isBusy}>
        Send the link
      </Button>
      <span className={or}>or</span>
      <Button variant="outline" size="lg" fullWidth icon={<KeyRound />} onClick={onPassword}>
        Sign in with a password
      </Button>
    </form>
  );
}
