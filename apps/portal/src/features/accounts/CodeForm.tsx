import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { useEffect, useRef, type FormEvent } from "react";
import { usePortal } from "../../app/portal/usePortal.ts";
import { form } from "./AccountPage.css.ts";
import { fieldText } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useNotice } from "./useNotice.ts";

/** The second step of signing in: the code of the authenticator app. */
export function CodeForm() {
  const { auth } = usePortal();
  const { run, isBusy, failure } = useAccountCall();
  const tell = useNotice();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = fieldText(new FormData(event.currentTarget), "code");
    run(
      (api) => api.verifyFactor(code),
      () => tell(({ tellSignedIn }) => tellSignedIn()),
    );
  };
  return (
    <form className={form} onSubmit={submit}>
      <TextField
        ref={field}
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,7}"
        help="Six digits; a new code every 30 seconds. Lost your phone? Use another app you added, or ask support."
        error={
          failure?.code === "mfa_verification_failed"
            ? "This code is not right. Type the one the app shows now."
            : failure?.message
        }
        required
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Go on
      </Button>
      <Button variant="ghost" fullWidth onClick={() => void auth.signOut("local")}>
        Use another account
      </Button>
    </form>
  );
}
