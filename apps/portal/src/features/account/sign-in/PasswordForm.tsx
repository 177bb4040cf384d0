import { Button } from "@jubilee/ui/button";
import { PasswordField } from "@jubilee/ui/password-field";
import { TextField } from "@jubilee/ui/text-field";
import { Mail, MessageSquareText } from "lucide-react";
import type { FormEvent } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { form, or } from "./AccountPage.css.ts";
import { fieldText } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useNotice } from "./useNotice.ts";

interface PasswordFormProps {
  onSignedIn: () => void;
  onMagicLink: () => void;
  onPhone: () => void;
}

/** E-mail and password. */
export function PasswordForm({ onSignedIn, onMagicLink, onPhone }: PasswordFormProps) {
  const { auth } = usePortal();
  const { run, isBusy } = useAccountCall();
  const tell = useNotice();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    run(
      (api) => api.signIn(fieldText(data, "email"), fieldText(data, "password")),
      (user) => {
        if (auth.getState().needsCode) return;
        if (user) onSignedIn();
        else tell(({ tellFailure }) => tellFailure(null));
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
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Sign In
      </Button>
      <span className={or}>or</span>
      <Button variant="outline" size="lg" fullWidth icon={<Mail />} onClick={onMagicLink}>
        E-mail me a sign-in link
      </Button>
      <Button variant="ghost" size="lg" fullWidth icon={<MessageSquareText />} onClick={onPhone}>
        Use a phone number
      </Button>
    </form>
  );
}
