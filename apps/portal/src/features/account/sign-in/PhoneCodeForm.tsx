import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { PinInput } from "@jubilee/ui/pin-input";
import { Text } from "@jubilee/ui/text";
import { Inbox } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { form } from "./AccountPage.css.ts";
import { codeLength, isLoopback, tooShort } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useNotice } from "./useNotice.ts";

interface PhoneCodeFormProps {
  phone: string;
  onOtherNumber: () => void;
}

/** The six digits that were texted, checked once they are whole. On this machine alone they lie in the outbox. */
export function PhoneCodeForm({ phone, onOtherNumber }: PhoneCodeFormProps) {
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
      (api) => api.verifyPhoneCode(phone, typed),
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
      <Text>
        We have texted six digits to <strong>{phone}</strong>. They hold for ten minutes.
      </Text>
      <PinInput
        ref={firstDigit}
        label="Code"
        value={code}
        onValueChange={(typed) => {
          setShort(false);
          setCode(typed);
        }}
        onComplete={verify}
        error={isShort ? tooShort : failure?.message}
        required
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Sign In
      </Button>
      {isLoopback(location.hostname) && (
        <LinkButton
          href="/outbox"
          variant="outline"
          size="lg"
          fullWidth
          icon={<Inbox />}
          target="_blank"
          rel="noreferrer"
        >
          Open the outbox
        </LinkButton>
      )}
      <Button variant="ghost" fullWidth onClick={onOtherNumber}>
        Another number
      </Button>
    </form>
  );
}
