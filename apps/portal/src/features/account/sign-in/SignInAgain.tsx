import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { CodeForm } from "./CodeForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { MagicLinkForm } from "./MagicLinkForm.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { useNotice } from "./useNotice.ts";

/** Signs in on top of the page: nothing that is typed below is lost. */
export function SignInAgain() {
  const { auth } = usePortal();
  const { user, needsCode } = useAuth();
  const [way, setWay] = useState<"password" | "link" | "phone">("password");
  const [isAsking, setAsking] = useState(false);
  const tell = useNotice();
  const onPassword = () => setWay("password");
  return (
    <Dialog
      open
      onOpenChange={() => setAsking(true)}
      size="s"
      title="Your session has ended"
      description={`Sign in again${user?.email ? ` as ${user.email}` : ""} to go on. What you typed is still on the page.`}
      footer={
        <Button
          variant={isAsking ? "destructive" : "ghost"}
          onClick={() => (isAsking ? auth.giveUp() : setAsking(true))}
        >
          {isAsking ? "Yes, lose what I typed" : "Leave the page"}
        </Button>
      }
    >
      {needsCode && <CodeForm />}
      {!needsCode && way === "password" && (
        <PasswordForm
          onSignedIn={() => tell(({ tellSignedIn }) => tellSignedIn())}
          onMagicLink={() => setWay("link")}
          onPhone={() => setWay("phone")}
        />
      )}
      {!needsCode && way === "link" && <MagicLinkForm onPassword={onPassword} staysHere />}
      {!needsCode && way === "phone" && <PhoneForm onPassword={onPassword} />}
    </Dialog>
  );
}
