import { phoneOf } from "@jubilee/core/account/auth.rules";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextField } from "@jubilee/ui/text-field";
import { KeyRound, MessageSquareText } from "lucide-react";
import { useState, type FormEvent } from "react";
import { form, or } from "./AccountPage.css.ts";
import { fieldText } from "./forms.rules.ts";
import { PhoneCodeForm } from "./PhoneCodeForm.tsx";
import { useAccountCall } from "./useAccountCall.ts";
import { useFields } from "./useFields.ts";

const wholeNumber = (text: string) =>
  phoneOf(text) ? null : "Begin with + and the country code, such as +49 170 1234567.";

/** Signs in or up by phone: a number, then the code that was texted to it. */
export function PhoneForm({ onPassword }: { onPassword: () => void }) {
  const { run, isBusy, failure } = useAccountCall();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problems, read, form: ofForm } = useFields(failure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read({ phone: wholeNumber });
    const phone = data && phoneOf(fieldText(data, "phone"));
    if (phone) {
      run(
        (api) => api.sendPhoneCode(phone),
        () => setSentTo(phone),
      );
    }
  };
  if (sentTo) return <PhoneCodeForm phone={sentTo} onOtherNumber={() => setSentTo(null)} />;
  return (
    <form {...ofForm} className={form} onSubmit={submit}>
      {failure?.code === "phone_provider_disabled" && (
        <InlineMessage tone="warning">
          No text messages are sent from here. Sign in by e-mail instead.
        </InlineMessage>
      )}
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        autoComplete="tel"
        help="With its country code. A number that is new here gets an account on the free plan."
        error={problems["phone"]}
        required
      />
      <Button type="submit" size="lg" fullWidth icon={<MessageSquareText />} loading={isBusy}>
        Text me a code
      </Button>
      <span className={or}>or</span>
      <Button variant="outline" size="lg" fullWidth icon={<KeyRound />} onClick={onPassword}>
        Sign in with a password
      </Button>
    </form>
  );
}
