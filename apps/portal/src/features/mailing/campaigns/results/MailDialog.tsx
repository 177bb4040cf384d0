import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { MailView } from "./MailView.tsx";

interface MailDialogProps {
  campaign: EmailCampaign;
  onClose: () => void;
}

/** What people got, over its results. */
export function MailDialog({ campaign, onClose }: MailDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="The mail"
      size="l"
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <MailView campaign={campaign} />
    </Dialog>
  );
}
