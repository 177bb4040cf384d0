import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Dialog } from "@jubilee/ui/dialog";
import { Inline } from "@jubilee/ui/inline";
import { QrCode } from "@jubilee/ui/qr-code";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { Invitations } from "../invitations/Invitations.tsx";
import { InviteDialog } from "../invitations/InviteDialog.tsx";
import { CodeButton } from "./CodeButton.tsx";
import { address as addressLine, codeBeside } from "./Links.css.ts";

export interface SendLinkDialogProps {
  event: EventRecord;
  title: string;
  description: string;
  /** Where the event's page is; null while that is being read, or where only invited people see it. */
  address: string | null;
  onClose: () => void;
}

/** How an event's page reaches people: its link, its code, whatever the device shares by, invitations. */
export function SendLinkDialog(props: SendLinkDialogProps) {
  const { event, title, description, address, onClose } = props;
  const [isInviting, setInviting] = useState(false);
  const isPrivate = event.visibility === "private";
  if (isInviting) {
    return <InviteDialog event={event} kind="invitation" eventGuestIds={null} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      footer={
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap="5">
        {address === null && !isPrivate && <Skeleton shape="panel" height={148} />}
        {address !== null && (
          <div className={codeBeside}>
            <QrCode value={address} label={`Opens the page of ${event.name}`} sizePx={132} />
            <Stack gap="3">
              <span className={addressLine} dir="ltr">
                {address.replace(/^https?:\/\//, "")}
              </span>
              <Inline gap="2" wrap>
                <CopyButton value={address} label="Copy link" variant="default" />
                {typeof navigator.share === "function" && (
                  <Button
                    variant="outline"
                    icon={<Share2 />}
                    onClick={() =>
                      // Closing the device's own list is no error.
                      void navigator.share({ title: event.name, url: address }).catch(() => null)
                    }
                  >
                    Share
                  </Button>
                )}
                <CodeButton address={address} />
              </Inline>
            </Stack>
          </div>
        )}
        <Invitations event={event} onInvite={() => setInviting(true)} onGo={onClose} />
      </Stack>
    </Dialog>
  );
}
