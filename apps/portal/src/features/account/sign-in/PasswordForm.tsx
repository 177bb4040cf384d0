import { Button } from "@jubilee/ui/button";
import { PasswordField } from "@jubilee/ui/password-field";
import { Mail, MessageSquareText } from "lucide-react";
import type { FormEvent } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { AddressField } from "./AddressField.tsx";
import { form, or } from "./AccountPage.css.ts";
import { needed, wholeAddress } from "./fields.rules.ts";
import { fieldText } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useFields } from "./useFields.ts";
import { useNotice } from "./useNotice.ts";

interface PasswordFormProps {
  onSignedIn: () => void;
  onMagicLink: () => void;
  onPhone: () => void;
}

/** E-mail and password. */
export function PasswordForm({ onSignedIn, onMagicLink, onPhone }: PasswordFormProps) {
  const { auth } = usePortal();
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form: ofForm } = useFields(failure);
  const isRefused = failure?.code === "invalid_credentials";
  const tell = useNotice();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read({ email: wholeAddress, password: needed("Enter your password.") });
    if (!data) return;
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
    <form {...ofForm} className={form} onSubmit={submit}>
      <AddressField error={problems["email"]} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={
          problems["password"] ??
          (isRefused ? "This address and password do not go together." : null)
        }
        required
      />
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
