import { Button } from "@jubilee/ui/button";
import { PinInput } from "@jubilee/ui/pin-input";
import { useEffect, useRef, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { form } from "./AccountPage.css.ts";
import { codeLength, tooShort } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useNotice } from "./useNotice.ts";

/** The second step of signing in: the code of the authenticator app, checked once it is whole. */
export function CodeForm() {
  const { auth } = usePortal();
  const { run, isBusy, failure } = useAccountCall();
  const tell = useNotice();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const firstDigit = useRef<HTMLInputElement>(null);
  useEffect(() => firstDigit.current?.focus(), []);

  const verify = (typed: string) => {
    setShort(typed.length < codeLength);
    if (typed.length < codeLength) return firstDigit.current?.focus();
    run(
      (api) => api.verifyFactor(typed),
      () => tell(({ tellSignedIn }) => tellSignedIn()),
    );
  };
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verify(code);
      }}
    >
      <PinInput
        ref={firstDigit}
        label="Code"
        value={code}
        onValueChange={(typed) => {
          setShort(false);
          setCode(typed);
        }}
        onComplete={verify}
        help="Six digits; a new code every 30 seconds. Lost your phone? Use another app you added, or ask support."
        error={
          isShort
            ? tooShort
            : failure?.code === "mfa_verification_failed"
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
