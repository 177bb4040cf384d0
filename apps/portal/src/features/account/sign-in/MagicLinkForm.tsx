import { authCopy } from "@jubilee/core/account/auth.copy";
import { Button } from "@jubilee/ui/button";
import { accountToast } from "@jubilee/ui/toast";
import { KeyRound, Mail } from "lucide-react";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { AddressField } from "./AddressField.tsx";
import { form, or } from "./AccountPage.css.ts";
import { wholeAddress } from "./fields.rules.ts";
import { fieldText } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useFields } from "./useFields.ts";

export interface MagicLinkFormProps {
  onPassword: () => void;
  /** The page is kept: the link opens in another tab and signs this one in too. */
  staysHere?: boolean;
}

/** Asks for a link that signs in once; it returns to /auth/magic-link. */
export function MagicLinkForm({ onPassword, staysHere = false }: MagicLinkFormProps) {
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form: ofForm } = useFields(failure);
  const [, navigate] = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read({ email: wholeAddress });
    if (!data) return;
    const email = fieldText(data, "email");
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
    <form {...ofForm} className={form} onSubmit={submit}>
      <AddressField error={problems["email"]} />
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
