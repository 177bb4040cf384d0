import type { FactorOffer } from "@jubilee/core/account/auth.types";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Dialog } from "@jubilee/ui/dialog";
import { QrCode } from "@jubilee/ui/qr-code";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { accountToast } from "@jubilee/ui/toast";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { sixDigits } from "../sign-in/fields.rules.ts";
import { fieldText } from "../sign-in/forms.rules.ts";
import { useFields } from "../sign-in/useFields.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { secret, stack } from "./AccountSettings.css.ts";

interface EnrolFactorProps {
  /** How many apps there are already; names the new one. */
  count: number;
  onClose: () => void;
}

/** Adds an authenticator app: scan or type the key, then prove it by a code. */
export function EnrolFactor({ count, onClose }: EnrolFactorProps) {
  const { auth, report } = usePortal();
  const { run, isBusy, failure } = useAccountCall();
  const [offer, setOffer] = useState<FactorOffer | null>(null);
  const formId = useId();
  const isAsked = useRef(false);

  const { problems, read, form } = useFields(failure);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const stamp = new Date().toISOString().slice(0, 16).replace("T", " ");
    run((api) => api.enrolFactor(`Authenticator app ${count + 1}, ${stamp}`), setOffer);
  }, [run, count]);

  const giveUp = () => {
    if (offer) {
      auth
        .api()
        .then((api) => api.removeFactor(offer.id))
        .catch(report)
        .finally(onClose);
    } else onClose();
  };
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!offer) return;
    const data = read({ code: sixDigits });
    if (!data) return;
    const code = fieldText(data, "code");
    run(
      (api) => api.verifyFactor(code, offer.id),
      () => {
        accountToast.success("Second factor is on", {
          description: "From now on, signing in asks for a code.",
        });
        onClose();
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={giveUp}
      title="Add an authenticator app"
      description="Scan the code with an app such as the one of your phone or password manager."
      footer={
        <>
          <Button variant="ghost" onClick={giveUp}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={!offer}>
            Turn it on
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={stack} onSubmit={confirm}>
        {offer ? (
          <QrCode value={offer.uri} label="Adds Jubilee to an authenticator app" sizePx={200} />
        ) : (
          <Skeleton />
        )}
        {offer && (
          <>
            <Text size={14} tone="muted">
              No camera? Type this key into the app:
            </Text>
            <code className={secret} data-testid="factor-key">
              {offer.secret}
            </code>
            <CopyButton value={offer.secret} label="Copy the key" />
          </>
        )}
        <TextField
          label="Code from the app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          help="Six digits; a new code every 30 seconds."
          error={
            failure?.code === "mfa_verification_failed"
              ? "This code is not right. Type the one the app shows now."
              : problems["code"]
          }
          required
        />
      </form>
    </Dialog>
  );
}
