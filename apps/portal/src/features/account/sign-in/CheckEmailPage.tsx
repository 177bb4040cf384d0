import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { accountToast } from "@jubilee/ui/toast";
import { Inbox, RotateCw } from "lucide-react";
import { useHistoryState } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { aside, form } from "./AccountPage.css.ts";
import { isLoopback } from "./forms.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useReturnPath } from "./useReturnPath.ts";

interface Sent {
  email: string;
  kind: string;
}

function readSent(state: unknown): Sent | null {
  if (typeof state !== "object" || state === null || !("email" in state) || !("kind" in state))
    return null;
  const { email, kind } = state;
  return typeof email === "string" && typeof kind === "string" ? { email, kind } : null;
}

/** A mail is on its way. On this machine alone it lies in the outbox. */
export default function CheckEmailPage() {
  const state: unknown = useHistoryState();
  const sent = readSent(state);
  const { run, isBusy } = useAccountCall();
  const back = useReturnPath();

  const resend = (email: string) =>
    run(
      (api) => api.resendConfirmation(email, `${location.origin}${back}`),
      () => void accountToast.success("Sent again", { description: `Another mail to ${email}.` }),
    );
  return (
    <AccountFrame
      title="Check your e-mail"
      lead={
        sent
          ? `We have written to ${sent.email}. Open the link in the mail to go on.`
          : "Open the link in the mail to go on."
      }
    >
      <div className={form}>
        {isLoopback(location.hostname) && (
          <LinkButton href="/outbox" size="lg" fullWidth icon={<Inbox />}>
            Open the outbox
          </LinkButton>
        )}
        {sent?.kind === "signup" && (
          <Button
            variant="outline"
            size="lg"
            fullWidth
            icon={<RotateCw />}
            loading={isBusy}
            onClick={() => resend(sent.email)}
          >
            Send it again
          </Button>
        )}
        <Text size={14} tone="muted">
          Nothing after a few minutes? Look among the unwanted mail, and check the address for a
          slip.
        </Text>
      </div>
      <p className={aside}>
        <Link href={href("login")}>Back to sign in</Link>
      </p>
    </AccountFrame>
  );
}
